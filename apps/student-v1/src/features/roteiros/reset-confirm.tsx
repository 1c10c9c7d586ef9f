/** Asks before the roadmaps of a test account are put back. */
import { Confirm, type ConfirmProps } from '@luneta/ui';

import { copy } from './copy.ts';

export type ResetConfirmProps = Pick<ConfirmProps, 'open' | 'busy' | 'error' | 'onConfirm' | 'onCancel'>;

export function ResetConfirm(props: ResetConfirmProps) {
  const words = copy.reset;
  return (
    <Confirm {...props} title={words.title} confirmLabel={words.button} cancelLabel={words.cancel} tone="danger">
      {words.text}
    </Confirm>
  );
}
