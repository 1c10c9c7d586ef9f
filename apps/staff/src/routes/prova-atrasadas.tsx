/** `/provas/{turma_avaliacao_id}/fora_do_prazo`: late answers of a class. */
import { idOf } from '@luneta/app-shell';
import { useParams } from 'react-router';

import { AtrasadasScreen } from '../features/provas/atrasadas/atrasadas-screen.tsx';

export function Component() {
  const id = idOf(useParams(), 'turma_avaliacao_id');
  return <AtrasadasScreen key={id} turma_avaliacao_id={id} />;
}
