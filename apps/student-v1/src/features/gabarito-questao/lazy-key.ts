/** The key as a screen uses it: its code comes after the first question. */
import { lazyPart } from '@luneta/app-shell';

import type { KeyDialogProps } from './key-dialog.tsx';
import type { ReviewKeyProps } from './key-grid.tsx';

const key = () => import('./key-dialog.tsx');

export const KeyDialog = lazyPart<KeyDialogProps>(async () => (await key()).KeyDialog);
export const KeyPanel = lazyPart<Omit<ReviewKeyProps, 'onSelect'>>(async () => (await key()).KeyPanel);
