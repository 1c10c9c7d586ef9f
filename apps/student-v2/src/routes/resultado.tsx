import { resultadoQuery } from '@luneta/api-client/resultados';
import { idOf, starts } from '@luneta/app-shell';
import { useParams } from 'react-router';

import { ResultadoScreen } from '../features/resultado/resultado-screen.tsx';

export const loader = starts(
  ({ api, queryClient }, { params }) =>
    void queryClient.prefetchQuery(resultadoQuery(api, idOf(params, 'turma_avaliacao_id'))),
);

export function Component() {
  return <ResultadoScreen turma_avaliacao_id={idOf(useParams(), 'turma_avaliacao_id')} />;
}
