/** Asks once before the explanation is skipped for coins (decision 221). */
import { CUSTO_PULAR } from '@luneta/domain';
import { Confirm } from '@luneta/ui';

import { copy } from './copy.ts';

export type SkipDialogProps = { open: boolean; onPay: () => void; onCancel: () => void };

export function SkipDialog({ open, onPay, onCancel }: SkipDialogProps) {
  return (
    <Confirm
      open={open}
      title={copy.skipAsk.title(CUSTO_PULAR)}
      confirmLabel={copy.skipAsk.confirm}
      cancelLabel={copy.skipAsk.cancel}
      onCancel={onCancel}
      onConfirm={onPay}
    >
      {copy.skipAsk.text}
    </Confirm>
  );
}
