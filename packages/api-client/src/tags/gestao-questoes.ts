/** The question bank as staff look through it: the list, and where a question was used and how it did. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { settle, unwrap } from '../api.ts';
import type { Api } from '../api.ts';
import { key } from '../keys.ts';

/** Leave out what is not filtered. `busca` is part of the statement, or a whole id or code. */
export type QuestoesBusca = { busca?: string; materia_id?: number; dificuldade?: 'facil' | 'medio' | 'dificil' };

/** The cursor of a page: the answer's, or null for the first. */
type Cursor = string | null;
const firstPage = (): Cursor => null;

/** Questions by code, at most 50 a page; without their keys. */
export const questoesQuery = (api: Api, busca: QuestoesBusca = {}) =>
  infiniteQueryOptions({
    queryKey: key(api, 'gestao', 'questoes', busca),
    staleTime: 0,
    refetchOnMount: true,
    queryFn: async ({ pageParam, signal }) => {
      const query = { ...busca, ...(pageParam === null ? {} : { cursor: pageParam }) };
      const { data, response } = await settle(api.GET('/api/v2/gestao/questoes', { params: { query }, signal }));
      return { questoes: data, proximo: response.headers.get('proximo-cursor') };
    },
    initialPageParam: firstPage(),
    getNextPageParam: ({ proximo }) => proximo,
  });

/** Uses and figures of one question. Those of an exam are null until its release, so each opening asks again. */
export const questaoEstatisticasQuery = (api: Api, banco_questao_id: number) =>
  queryOptions({
    queryKey: key(api, 'gestao', 'questoes', banco_questao_id, 'estatisticas'),
    staleTime: 0,
    refetchOnMount: true,
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v2/gestao/questoes/{banco_questao_id}/estatisticas', {
          params: { path: { banco_questao_id } },
          signal,
        }),
      ),
  });
