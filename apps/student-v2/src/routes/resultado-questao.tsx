import { resultadoQuery, resultadoQuestaoQuery } from '@luneta/api-client/resultados';
import { idOf, starts } from '@luneta/app-shell';
import { useParams, useSearchParams } from 'react-router';

import { ResultadoQuestaoScreen } from '../features/resultado-questao/resultado-questao-screen.tsx';

export const loader = starts(({ api, queryClient }, { params }) => {
  const turma_avaliacao_id = idOf(params, 'turma_avaliacao_id');
  const banco_questao_id = idOf(params, 'banco_questao_id');
  void queryClient.prefetchQuery(resultadoQuestaoQuery(api, { turma_avaliacao_id, banco_questao_id }));
  void queryClient.prefetchQuery(resultadoQuery(api, turma_avaliacao_id));
});

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
