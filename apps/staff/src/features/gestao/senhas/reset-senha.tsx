/**
 * Resetting a student's password: asked once more by name, then the new one-time password, shown here and nowhere else.
 * It lives in this dialog only: closing it forgets it, and it is never written anywhere (security D7).
 */
import { ApiError } from '@luneta/api-client';
import { resetSenhaMutation } from '@luneta/api-client/gestao';
import { invalidateAlunos } from '@luneta/api-client/gestao-alunos';
import { errorMessage, useServices } from '@luneta/app-shell';
import { Confirm, OneTimeSecret, PersonName } from '@luneta/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { nameOf, nomeDe, type Aluno } from '../../../shared/aluno.ts';
import { copy as words } from '../../../shared/copy.ts';
import { copy } from './copy.ts';

export type ResetSenhaProps = {
  aluno: Aluno;
  login: string | null;
  onClose: () => void;
  /** Prints the new password as a slip. */
  onFicha: (senha: string) => void;
};

export function ResetSenha({ aluno, login, onClose, onFicha }: ResetSenhaProps) {
  const { api } = useServices();
  const client = useQueryClient();
  const { turma_aluno_id } = aluno;
  const reset = useMutation({
    ...resetSenhaMutation(api),
    onSuccess: () => void invalidateAlunos(api, client),
  });
  if (reset.isSuccess) {
    const { data: senha } = reset;
    return <Done aluno={aluno} login={login} senha={senha} onClose={onClose} onFicha={() => onFicha(senha)} />;
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

type DoneProps = { aluno: Aluno; login: string | null; senha: string; onClose: () => void; onFicha: () => void };

function Done({ aluno, login, senha, onClose, onFicha }: DoneProps) {
  const { turma } = aluno;
  const nome = nomeDe(aluno.aluno_nome);
  return (
    <OneTimeSecret
      title={<PersonName>{nome}</PersonName>}
      detail={words.turmaOf(turma.serie_nome, turma.turma_codigo)}
      done={copy.doneTitle}
      label={copy.newSenha}
      value={senha}
      facts={[
        ...(login === null ? [] : [{ term: copy.usuario, value: login }]),
        { term: copy.validFor, value: copy.validForHours },
      ]}
      onPrint={onFicha}
      closeLabel={copy.close}
      onClose={onClose}
    >
      <PersonName in={copy.doneText(nome)}>{nome}</PersonName>
    </OneTimeSecret>
  );
}

const sentenceOf = (error: Error) =>
  error instanceof ApiError && error.status === 404 ? copy.notFound : errorMessage(error);
