/** Home of version 2: progress and stars of the student, and the star ranking with its filters. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { unwrap } from '../api.ts';
import type { Api } from '../api.ts';
import { asStudent, key } from '../keys.ts';
import { freshPolicies } from '../query-client.ts';

/** Everything that a new star, name or avatar changes. */
export const homeKey = (api: Api) => key(api, 'home');

export const homeQuery = (api: Api) => {
  const query = asStudent(api);
  return queryOptions({
    ...freshPolicies.ranking,
    queryKey: key(api, 'home', 'inicio'),
    queryFn: ({ signal }) => unwrap(api.GET('/api/v2/home', { params: { query }, signal })),
  });
};

/** Which rows: leave out what is not filtered. Without `escopo` the whole grade, without `visao` every row. */
export type HomeRankingFiltro = { escopo?: 'serie' | 'turma'; materia_id?: number; visao?: 'lista' | 'tabela' };

/** Places are computed by the server. A change of filter keeps the rows on screen until the others are there. */
export const homeRankingQuery = (api: Api, filtro: HomeRankingFiltro = {}) => {
  const query = asStudent(api);
  return queryOptions({
    ...freshPolicies.ranking,
    queryKey: key(api, 'home', 'ranking', filtro),
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/v2/home/ranking', { params: { query: { ...query, ...filtro } }, signal })),
    placeholderData: keepPreviousData,
  });
};
