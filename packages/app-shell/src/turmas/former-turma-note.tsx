/** Tells that the open class is not the current one, and what that means (decision 63). */
import { Note } from '@luneta/ui';

import { useConta } from '../session/use-conta.ts';
import { useTurmaAlunoId } from '../session/use-turma-aluno-id.ts';
import { copy } from './copy.ts';

export function FormerTurmaNote() {
  const { turmas } = useConta();
  const current = useTurmaAlunoId();
  const turma = turmas.find(({ turma_aluno_id }) => turma_aluno_id === current);
  if (turma === undefined || turma.status === 'Atual') return null;
  return <Note tone="locked">{copy.former(turma.turma, turma.status)}</Note>;
}
