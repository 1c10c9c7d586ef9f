/** Questions of the bank. Text and options do not change: the long cache holds; only a review needs the key. */
import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../api.ts';
import type { Api } from '../api.ts';
import { asStudent, key } from '../keys.ts';
import { freshPolicies } from '../query-client.ts';

const getQuestao = (api: Api, id: number, query: { turma_aluno_id?: number }, signal: AbortSignal) =>
  unwrap(api.GET('/api/v2/banco_questoes/{id}', { params: { path: { id }, query }, signal }));

/** A question to be answered. Prefetch its neighbours with the same options. */
export const questaoQuery = (api: Api, banco_questao_id: number) => {
  const query = asStudent(api);
  return queryOptions({
    queryKey: key(api, 'banco_questoes', banco_questao_id),
    queryFn: ({ signal }) => getQuestao(api, banco_questao_id, query, signal),
  });
};

/** The same question in a review: key and comment appear at release, so it follows the policy of results. */
export const questaoRevisaoQuery = (api: Api, banco_questao_id: number) => {
  const query = asStudent(api);
  return queryOptions({
    ...freshPolicies.resultados,
    queryKey: key(api, 'banco_questoes', banco_questao_id, 'revisao'),
    queryFn: ({ signal }) => getQuestao(api, banco_questao_id, query, signal),
  });
};
