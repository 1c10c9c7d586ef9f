/** Results of version 2. The answer keys of version 1 are in `gabaritos.ts`; both follow the policy of results. */
import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../api.ts';
import type { Api } from '../api.ts';
import { asStudent, key } from '../keys.ts';
import { freshPolicies } from '../query-client.ts';

/** Everything that release or a new grade changes. */
export const resultadosKey = (api: Api) => key(api, 'resultados');

export const resultadosQuery = (api: Api) => {
  const query = asStudent(api);
  return queryOptions({
    ...freshPolicies.resultados,
    queryKey: key(api, 'resultados', 'lista'),
    queryFn: ({ signal }) => unwrap(api.GET('/api/v2/resultados', { params: { query }, signal })),
  });
};

export const resultadoQuery = (api: Api, turma_avaliacao_id: number) => {
  const query = asStudent(api);
  return queryOptions({
    ...freshPolicies.resultados,
    queryKey: key(api, 'resultados', 'detalhe', turma_avaliacao_id),
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v2/resultados/{turma_avaliacao_id}', { params: { path: { turma_avaliacao_id }, query }, signal }),
      ),
  });
};

export type ResultadoQuestaoIds = { turma_avaliacao_id: number; banco_questao_id: number };

/** Question, own answer, key and comment of a released result. */
export const resultadoQuestaoQuery = (api: Api, ids: ResultadoQuestaoIds) => {
  const query = asStudent(api);
  return queryOptions({
    ...freshPolicies.resultados,
    queryKey: key(api, 'resultados', 'questao', ids.turma_avaliacao_id, ids.banco_questao_id),
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v2/resultados/{turma_avaliacao_id}/questoes/{banco_questao_id}', {
          params: { path: ids, query },
          signal,
        }),
      ),
  });
};
