/** The question before coins are spent, as the screen uses it: its code comes after the first picture. */
import { lazyPart } from '@luneta/app-shell';

import type { SkipDialogProps } from './skip-dialog.tsx';

export const SkipDialog = lazyPart<SkipDialogProps>(async () => (await import('./skip-dialog.tsx')).SkipDialog);
