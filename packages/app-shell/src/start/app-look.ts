import type { Tema } from '@luneta/ui';

/** How an app looks as a whole; the prerendered login needs it before the app runs. */
export type AppLook = { readonly tema: Tema; readonly densidade?: 'conforto' | 'compacta' };
