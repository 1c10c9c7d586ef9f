/** The question before coins are spent, as the screen uses it: its code comes after the first picture. */
import { late } from '@luneta/app-shell';

import type { PularDialogProps } from './pular-dialog.tsx';

export const PularDialog = late<PularDialogProps>(async () => (await import('./pular-dialog.tsx')).PularDialog);
