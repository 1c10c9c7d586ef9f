/** `/provas/avaliacoes/{avaliacao_conhecimento_id}/questoes`: how the questions of an exam were answered. */
import { idOf } from '@luneta/app-shell';
import { useParams } from 'react-router';

import { QuestoesScreen } from '../features/provas/questoes/questoes-screen.tsx';

export function Component() {
  const id = idOf(useParams(), 'avaliacao_conhecimento_id');
  return <QuestoesScreen key={id} avaliacao_conhecimento_id={id} />;
}
