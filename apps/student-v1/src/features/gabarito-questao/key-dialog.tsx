/** Every question of the answer key in a dialog, where they do not stand beside the question (S2 §2.20). */
import { Dialog } from '@luneta/ui';

import { copy } from './copy.ts';
import { ReviewKey, type ReviewKeyProps } from './key-grid.tsx';

export { KeyPanel } from './key-panel.tsx';

export type KeyDialogProps = Omit<ReviewKeyProps, 'onSelect'> & { open: boolean; onSelect: () => void };

export function KeyDialog({ open, ...key }: KeyDialogProps) {
  return (
    <Dialog open={open} onClose={key.onSelect} title={copy.dialog}>
      <ReviewKey {...key} />
    </Dialog>
  );
}
