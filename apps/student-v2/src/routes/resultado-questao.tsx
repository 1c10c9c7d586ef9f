import { idOf } from '@luneta/app-shell';
import { useParams, useSearchParams } from 'react-router';

import { ResultadoQuestaoScreen } from '../features/resultado-questao/resultado-questao-screen.tsx';

/** `?rever=erros` goes through the misses alone. */
export function Component() {
  const params = useParams();
  const [search] = useSearchParams();
  return (
    <ResultadoQuestaoScreen
      turma_avaliacao_id={idOf(params, 'turma_avaliacao_id')}
      banco_questao_id={idOf(params, 'banco_questao_id')}
      rever={search.get('rever') === 'erros' ? 'erros' : 'todas'}
    />
  );
}
