/** `/provas/{turma_avaliacao_id}`: one exam of one class while it runs. */
import { idOf } from '@luneta/app-shell';
import { useParams } from 'react-router';

import { AoVivoScreen } from '../features/provas/ao-vivo/ao-vivo-screen.tsx';

export function Component() {
  const id = idOf(useParams(), 'turma_avaliacao_id');
  return <AoVivoScreen key={id} turma_avaliacao_id={id} />;
}
