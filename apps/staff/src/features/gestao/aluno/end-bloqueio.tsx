/** 'Liberar agora' on a student's sheet: ends the wait after wrong passwords. The sheet then says so: it is read again. */
import type { GestaoAlunoDetalhe } from '@luneta/api-client';
import { endBloqueioMutation } from '@luneta/api-client/gestao-alunos';
import { errorMessage, useServices } from '@luneta/app-shell';
import { Button, FailureText, Stack, Text } from '@luneta/ui';
import { useMutation } from '@tanstack/react-query';

import { horaOu, type Relogio } from '../../../shared/quando.ts';
import { copy } from './copy.ts';

type EndBloqueioProps = { aluno: GestaoAlunoDetalhe; relogio: Relogio };

export function EndBloqueio({ aluno, relogio }: EndBloqueioProps) {
  const { api } = useServices();
  const release = useMutation(endBloqueioMutation(api));
  return (
    <Stack gap="e8">
      {/* In an exam the note above speaks of the exam. */}
      {aluno.situacao === 'em_prova' && aluno.bloqueado_ate !== null && (
        <Text look="small">{copy.bloqueado(horaOu(aluno.bloqueado_ate, relogio))}</Text>
      )}
      <Button block variant="secondary" busy={release.isPending} onClick={() => release.mutate(aluno.turma_aluno_id)}>
        {copy.endBloqueio}
      </Button>
      <FailureText>{release.isError ? errorMessage(release.error) : null}</FailureText>
    </Stack>
  );
}
