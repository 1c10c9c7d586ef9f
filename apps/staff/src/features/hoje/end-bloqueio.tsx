/** 'Liberar agora': ends the wait that wrong passwords put on a student's account. */
import type { GestaoHoje } from '@luneta/api-client';
import { endBloqueioMutation } from '@luneta/api-client/gestao-alunos';
import { errorMessage, useServices } from '@luneta/app-shell';
import { nomeIsolado } from '@luneta/domain';
import { Button, useToast, VisuallyHidden } from '@luneta/ui';
import { useMutation } from '@tanstack/react-query';

import { copy } from './copy.ts';

export function EndBloqueio({ bloqueado }: { bloqueado: GestaoHoje['bloqueados'][number] }) {
  const { api } = useServices();
  const toast = useToast();
  const { turma_aluno_id } = bloqueado;
  const aluno_nome = nomeIsolado(bloqueado.aluno_nome);
  const release = useMutation({
    ...endBloqueioMutation(api),
    onError: (error) => toast.show({ tone: 'danger', text: errorMessage(error) }),
  });
  const press = () =>
    release.mutate(turma_aluno_id, {
      onSuccess: () => toast.show({ tone: 'success', text: copy.actions.unlocked(aluno_nome) }),
    });
  return (
    <Button size="sm" variant="secondary" busy={release.isPending} onClick={press}>
      <span aria-hidden="true">{copy.actions.unlock}</span>
      <VisuallyHidden>{copy.actions.unlockOf(aluno_nome)}</VisuallyHidden>
    </Button>
  );
}
