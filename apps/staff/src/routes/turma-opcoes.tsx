/** `/turmas/{turma_id}/opcoes`: what a class of version 1 plays by. */
import { idOf } from '@luneta/app-shell';
import { useParams } from 'react-router';

import { TurmaFrame } from '../features/gestao/turma/turma-frame.tsx';
import { TurmaOpcoes } from '../features/gestao/turma/turma-opcoes.tsx';

export function Component() {
  const id = idOf(useParams(), 'turma_id');
  return <TurmaFrame turma_id={id}>{(turma) => <TurmaOpcoes key={id} turma={turma} />}</TurmaFrame>;
}
