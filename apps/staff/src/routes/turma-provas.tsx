/** `/turmas/{turma_id}/provas`: the exams of one class. */
import { idOf } from '@luneta/app-shell';
import { useParams } from 'react-router';

import { TurmaFrame } from '../features/gestao/turma/turma-frame.tsx';
import { ProvasDaTurma } from '../features/provas/turma/provas-da-turma.tsx';

export function Component() {
  const id = idOf(useParams(), 'turma_id');
  return <TurmaFrame turma_id={id}>{() => <ProvasDaTurma key={id} turma_id={id} />}</TurmaFrame>;
}
