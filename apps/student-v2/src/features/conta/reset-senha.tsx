import { changeSenhaMutation } from '@luneta/api-client/conta';
import { errorMessage, useConta, useServices, useTurmaAlunoId } from '@luneta/app-shell';
import { Confirm, OneTimeSecret, PersonName } from '@luneta/ui';
import { useMutation } from '@tanstack/react-query';

import { copy } from './copy.ts';

const { management: words } = copy;

/** Asks for confirmation, resets, and shows the new password once. It is kept nowhere else (decision 19). */
export function ResetSenha({ asking, onClose }: { asking: boolean; onClose: () => void }) {
  const { api } = useServices();
  const { nome } = useConta();
  const turma_aluno_id = useTurmaAlunoId();
  const reset = useMutation(changeSenhaMutation(api));
  const nova_senha = reset.data?.nova_senha ?? null;
  function close() {
    onClose();
    reset.reset();
  }
  return (
    <>
      <Confirm
        open={asking && !reset.isSuccess}
        tone="danger"
        title={words.reset}
        confirmLabel={words.confirm}
        cancelLabel={words.cancel}
        busy={reset.isPending}
        error={reset.isError ? errorMessage(reset.error) : undefined}
        // The server makes the password; the flag is the documented one and changes nothing (decision 20).
        onConfirm={() => reset.mutate({ autenticado: true, turma_aluno_id })}
        onCancel={close}
      >
        <PersonName in={words.ask(nome)}>{nome}</PersonName>
      </Confirm>
      {asking && nova_senha !== null && (
        <OneTimeSecret
          key={nova_senha}
          title={<PersonName>{nome}</PersonName>}
          done={words.done}
          label={words.newSenha}
          value={nova_senha}
          facts={[]}
          closeLabel={words.close}
          onClose={close}
        >
          {words.newSenhaHelp}
        </OneTimeSecret>
      )}
    </>
  );
}
