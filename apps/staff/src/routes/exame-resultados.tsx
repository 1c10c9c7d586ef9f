/** `/provas/avaliacoes/{avaliacao_conhecimento_id}/resultados`: release and results of an exam. */
import { idOf } from '@luneta/app-shell';
import { useParams } from 'react-router';

import { ResultadosScreen } from '../features/provas/resultados/resultados-screen.tsx';

export function Component() {
  const id = idOf(useParams(), 'avaliacao_conhecimento_id');
  return <ResultadosScreen key={id} avaliacao_conhecimento_id={id} />;
}
