/**
 * Resetting a student's password: asked once more by name, then the new one-time password, shown here and nowhere else.
 * It lives in this dialog only: closing it forgets it, and it is never written anywhere (security D7).
 */
import { ApiError } from '@luneta/api-client';
import { resetSenhaMutation } from '@luneta/api-client/gestao';
import { invalidateAlunos } from '@luneta/api-client/gestao-alunos';
import { errorMessage, useServices } from '@luneta/app-shell';
import { Button, Confirm, CopyField, Dialog, PersonName, Text } from '@luneta/ui';
import { Printer } from '@luneta/ui/icons';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { nameOf, type Aluno } from '../../../aluno.ts';
import { copy } from './copy.ts';

export type ResetSenhaProps = {
  aluno: Aluno;
  onClose: () => void;
  /** Prints the new password as a slip. */
  onFicha: (senha: string) => void;
};

export function ResetSenha({ aluno, onClose, onFicha }: ResetSenhaProps) {
  const { api } = useServices();
  const client = useQueryClient();
  const { turma_aluno_id } = aluno;
  const reset = useMutation({
    ...resetSenhaMutation(api),
    onSuccess: () => void invalidateAlunos(api, client),
  });
  if (reset.isSuccess) {
    const { data: senha } = reset;
    return <Done nome={aluno.aluno_nome} senha={senha} onClose={onClose} onFicha={() => onFicha(senha)} />;
  }
  return (
    <Confirm
      open
      tone="danger"
      title={copy.reset}
      confirmLabel={copy.reset}
      onConfirm={() => reset.mutate({ turma_aluno_id })}
      cancelLabel={copy.cancel}
      onCancel={onClose}
      busy={reset.isPending}
      error={reset.isError ? sentenceOf(reset.error) : undefined}
    >
      <PersonName in={copy.resetText(nameOf(aluno))}>{aluno.aluno_nome}</PersonName>
    </Confirm>
  );
}

type DoneProps = { nome: string; senha: string; onClose: () => void; onFicha: () => void };

function Done({ nome, senha, onClose, onFicha }: DoneProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={copy.doneTitle}
      footer={
        <>
          <Button onClick={onClose}>{copy.close}</Button>
          <Button variant="secondary" icon={Printer} onClick={onFicha}>
            {copy.printOne}
          </Button>
        </>
      }
    >
      <Text>
        <PersonName in={copy.doneText(nome)}>{nome}</PersonName>
      </Text>
      <CopyField label={copy.newSenha} help={copy.newSenhaHelp} value={senha} secret />
    </Dialog>
  );
}

const sentenceOf = (error: Error) =>
  error instanceof ApiError && error.status === 404 ? copy.notFound : errorMessage(error);
