/**
 * Answer keys of version 1: the list, its search, and one exam. A single question is in `banco-questoes.ts`.
 * They follow the policy of results and stand below its key: a release or a new grade changes both.
 */
import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../api.ts';
import type { Api } from '../api.ts';
import { asStudent, key } from '../keys.ts';
import { freshPolicies } from '../query-client.ts';

/** Search of answer keys; leave out what is not filtered. Dates are AAAA-MM-DD. */
export type GabaritosBusca = { materia_id?: number; season?: number; data_inicio?: string; data_fim?: string };

/** The list, newest first; with a search, what it finds. */
export const gabaritosQuery = (api: Api, busca: GabaritosBusca = {}) => {
  const query = asStudent(api);
  return queryOptions({
    ...freshPolicies.resultados,
    queryKey: key(api, 'resultados', 'gabaritos', busca),
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/v1/gabaritos', { params: { query: { ...query, ...busca } }, signal })),
  });
};

/** Subjects of the finished exams, each with its cycles. The 1 is the constant filter type (decision 81). */
export const gabaritoFiltrosQuery = (api: Api) => {
  const query = asStudent(api);
  return queryOptions({
    ...freshPolicies.resultados,
    queryKey: key(api, 'resultados', 'gabarito_filtros'),
    queryFn: ({ signal }) => unwrap(api.GET('/api/v1/gabaritos/filtros/1', { params: { query }, signal })),
  });
};

/** One exam: own answers, and from the release on keys, grade and the marked essay. */
export const gabaritoQuery = (api: Api, turma_avaliacao_id: number) => {
  const query = asStudent(api);
  return queryOptions({
    ...freshPolicies.resultados,
    queryKey: key(api, 'resultados', 'gabarito', turma_avaliacao_id),
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v1/gabaritos/{turma_avaliacao_id}', { params: { path: { turma_avaliacao_id }, query }, signal }),
      ),
  });
};
