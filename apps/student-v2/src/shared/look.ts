import type { AppLook } from '@luneta/app-shell';

/** How this app looks as a whole. */
export const look: AppLook = { tema: 'claro' };
