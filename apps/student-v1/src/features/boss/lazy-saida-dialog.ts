/** The question before a fight is left, as a screen uses it: its code comes after the first picture. */
import { lazyPart } from '@luneta/app-shell';

import type { SaidaDialogProps } from './saida-dialog.tsx';

export const SaidaDialog = lazyPart<SaidaDialogProps>(async () => (await import('./saida-dialog.tsx')).SaidaDialog);
