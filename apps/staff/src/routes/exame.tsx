/** `/provas/avaliacoes/{avaliacao_conhecimento_id}`: one exam in all its classes. */
import { idOf } from '@luneta/app-shell';
import { useParams } from 'react-router';

import { ExameScreen } from '../features/provas/exame/exame-screen.tsx';

export function Component() {
  const id = idOf(useParams(), 'avaliacao_conhecimento_id');
  return <ExameScreen key={id} avaliacao_conhecimento_id={id} />;
}
