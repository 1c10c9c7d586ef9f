/** Routes of the results. */
import { useParams } from 'react-router';

import { ResultadoQuestaoScreen } from '../features/resultado-questao/resultado-questao-screen.tsx';
import { ResultadoScreen } from '../features/resultado/resultado-screen.tsx';
import { ResultadosScreen } from '../features/resultados/resultados-screen.tsx';
import { idOf } from './params.ts';

export function ResultadosRoute() {
  return <ResultadosScreen />;
}

export function ResultadoRoute() {
  return <ResultadoScreen turma_avaliacao_id={idOf(useParams(), 'turma_avaliacao_id')} />;
}

export function ResultadoQuestaoRoute() {
  const params = useParams();
  return (
    <ResultadoQuestaoScreen
      turma_avaliacao_id={idOf(params, 'turma_avaliacao_id')}
      banco_questao_id={idOf(params, 'banco_questao_id')}
    />
  );
}
