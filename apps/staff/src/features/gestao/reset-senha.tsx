/**
 * Resetting a student's password: asked once more by name, then the new one-time password, shown here and nowhere else.
 * It lives in this dialog only: closing it forgets it, and it is never written anywhere (security D7).
 */
import { ApiError } from '@luneta/api-client';
import { resetSenhaMutation } from '@luneta/api-client/gestao';
import { errorMessage, useServices } from '@luneta/app-shell';
import { Button, Confirm, CopyField, Dialog, Text } from '@luneta/ui';
import { useMutation } from '@tanstack/react-query';

import { nameOf, type Aluno } from '../../aluno.ts';
import { copy } from './copy.ts';

export function ResetSenha({ aluno, onClose }: { aluno: Aluno; onClose: () => void }) {
  const { api } = useServices();
  const { turma_aluno_id } = aluno;
  const reset = useMutation(resetSenhaMutation(api));
  if (reset.isSuccess) return <Done nome={aluno.aluno_nome} senha={reset.data} onClose={onClose} />;
  return (
    <Confirm
      open
      tone="danger"
      title={copy.resetTitle}
      confirmLabel={copy.reset}
      onConfirm={() => reset.mutate({ turma_aluno_id })}
      cancelLabel={copy.cancel}
      onCancel={onClose}
      busy={reset.isPending}
      error={reset.isError ? sentenceOf(reset.error) : undefined}
    >
      {copy.resetText(nameOf(aluno))}
    </Confirm>
  );
}

function Done({ nome, senha, onClose }: { nome: string; senha: string; onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title={copy.doneTitle} footer={<Button onClick={onClose}>{copy.close}</Button>}>
      <Text>{copy.doneText(nome)}</Text>
      <CopyField label={copy.newSenha} help={copy.newSenhaHelp} value={senha} secret />
    </Dialog>
  );
}

const sentenceOf = (error: Error) =>
  error instanceof ApiError && error.status === 404 ? copy.notFound : errorMessage(error);
