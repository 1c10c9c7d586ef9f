/** `/provas/{turma_avaliacao_id}/respostas`: answers of a class on paper. */
import { idOf } from '@luneta/app-shell';
import { useParams } from 'react-router';

import { PapelScreen } from '../features/provas/papel/papel-screen.tsx';

export function Component() {
  const id = idOf(useParams(), 'turma_avaliacao_id');
  return <PapelScreen key={id} turma_avaliacao_id={id} />;
}
