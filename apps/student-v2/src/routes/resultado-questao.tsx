import { useParams } from 'react-router';

import { ResultadoQuestaoScreen } from '../features/resultado-questao/resultado-questao-screen.tsx';
import { idOf } from '@luneta/app-shell';

export function Component() {
  const params = useParams();
  return (
    <ResultadoQuestaoScreen
      turma_avaliacao_id={idOf(params, 'turma_avaliacao_id')}
      banco_questao_id={idOf(params, 'banco_questao_id')}
    />
  );
}
