/** Asks for the reason before somebody's two-step sign-in is reset, after saying what follows. */
import type { GestaoEquipePessoa } from '@luneta/api-client';
import { resetDuasEtapasMutation } from '@luneta/api-client/gestao-escolas';
import { errorMessage, useServices } from '@luneta/app-shell';
import { useMutation } from '@tanstack/react-query';

import { MotivoDialog } from '../../../ato/motivo-dialog.tsx';
import { copy } from './copy.ts';

type RedefinirDialogProps = {
  escola_id: number;
  pessoa: GestaoEquipePessoa;
  onClose: () => void;
  onDone: () => void;
};

export function RedefinirDialog({ escola_id, pessoa, onClose, onDone }: RedefinirDialogProps) {
  const { api } = useServices();
  const reset = useMutation(resetDuasEtapasMutation(api, escola_id));
  return (
    <MotivoDialog
      title={copy.title}
      consequence={copy.text(pessoa.nome)}
      confirmLabel={copy.reset}
      danger
      busy={reset.isPending}
      error={reset.isError ? errorMessage(reset.error) : undefined}
      onClose={onClose}
      onConfirm={(motivo) => reset.mutate({ pessoa_id: pessoa.pessoa_id, motivo }, { onSuccess: onDone })}
    />
  );
}
