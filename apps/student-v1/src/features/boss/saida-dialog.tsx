/** Asks before a fight is left (S2 §2.9). */
import { errorMessage } from '@luneta/app-shell';
import { Confirm, Text } from '@luneta/ui';

import { copy } from './copy.ts';
import type { useSaida } from './use-saida.ts';

export type SaidaDialogProps = {
  open: boolean;
  saida: ReturnType<typeof useSaida>;
  /** Order of the question whose answer the server does not have; null when it has all. */
  unsaved: number | null;
};

export function SaidaDialog({ open, saida, unsaved }: SaidaDialogProps) {
  return (
    <Confirm
      open={open}
      title={copy.leave.title}
      confirmLabel={copy.leave.confirm}
      cancelLabel={copy.leave.cancel}
      prefer="cancel"
      tone="danger"
      busy={saida.busy}
      error={saida.error === null ? undefined : errorMessage(saida.error)}
      onConfirm={saida.confirm}
      onCancel={saida.cancel}
    >
      <Text>{copy.leave.text}</Text>
      {unsaved !== null && <Text look="bodyStrong">{copy.unsaved(unsaved)}</Text>}
    </Confirm>
  );
}
