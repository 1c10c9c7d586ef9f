import type { EscolaManutencao } from '@luneta/api-client';
import { setManutencaoMutation } from '@luneta/api-client/gestao-escolas';
import { errorMessage, useServices } from '@luneta/app-shell';
import { Confirm } from '@luneta/ui';
import { useMutation } from '@tanstack/react-query';

import { copy } from './copy.ts';

type TurnOffDialogProps = { stands: EscolaManutencao; onClose: () => void; onDone: () => void };

/** Asks, by the name of the school, before its students can sign in again. */
export function TurnOffDialog({ stands, onClose, onDone }: TurnOffDialogProps) {
  const { api } = useServices();
  const save = useMutation(setManutencaoMutation(api, stands.escola_id));
  return (
    <Confirm
      open
      title={copy.turnOffTitle(stands.nome)}
      confirmLabel={copy.turnOff}
      cancelLabel={copy.cancel}
      onConfirm={() => save.mutate({ ligada: false }, { onSuccess: onDone })}
      onCancel={onClose}
      busy={save.isPending}
      error={save.isError ? errorMessage(save.error) : undefined}
    >
      {copy.turnOffText}
    </Confirm>
  );
}
