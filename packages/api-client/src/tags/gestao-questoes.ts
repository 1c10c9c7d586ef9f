/** The question bank as staff look through it: the list, one question as its writers see it, its revisions, uses and figures. */
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { QuestaoSituacao, QuestaoTipo } from '@luneta/openapi';
import { settle, unwrap } from '../api.ts';
import type { Api } from '../api.ts';
import { key } from '../keys.ts';
import { freshPolicies } from '../query-client.ts';

/** Prefix of everything about questions of the bank. */
export const questoesKey = (api: Api) => key(api, 'gestao', 'questoes');

/** Leave out what is not filtered. `busca` are beginnings of words, or a whole id or code. */
export type QuestoesBusca = {
  busca?: string;
  materia_id?: number;
  objeto_conhecimento_id?: number;
  habilidade?: number;
  etiqueta?: number;
  dificuldade?: 'facil' | 'medio' | 'dificil';
  situacao?: QuestaoSituacao;
  tipo?: QuestaoTipo;
  autor?: 'eu';
  com_tri?: 'sim' | 'nao';
  usada?: 'nunca' | 'sim' | 'nesta_turma' | 'nao_nesta_turma';
  /** The class that `usada` speaks of. */
  turma_id?: number;
  lingua?: 1 | 2;
};

/** The cursor of a page: the answer's, or null for the first. */
type Cursor = string | null;
const firstPage = (): Cursor => null;

/** Questions by code, at most 50 a page; without their keys. */
export const questoesQuery = (api: Api, busca: QuestoesBusca = {}) =>
  infiniteQueryOptions({
    queryKey: [...questoesKey(api), 'lista', busca],
    ...freshPolicies.mounted,
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
    queryKey: [...questoesKey(api), banco_questao_id, 'estatisticas'],
    ...freshPolicies.mounted,
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v2/gestao/questoes/{banco_questao_id}/estatisticas', {
          params: { path: { banco_questao_id } },
          signal,
        }),
      ),
  });

/** One revision as its writers see it. Keys are not kept once it is closed. */
export const questaoGestaoQuery = (api: Api, banco_questao_id: number) =>
  queryOptions({
    queryKey: questaoGestaoKey(api, banco_questao_id),
    gcTime: 0,
    ...freshPolicies.opened,
    queryFn: ({ signal }) => readQuestaoGestao(api, banco_questao_id, signal),
  });

export const questaoGestaoKey = (api: Api, banco_questao_id: number) => [
  ...questoesKey(api),
  banco_questao_id,
  'gestao',
];

/** What stands now: also what a refused save is compared with. */
export const readQuestaoGestao = (api: Api, banco_questao_id: number, signal?: AbortSignal) =>
  unwrap(
    api.GET('/api/v2/gestao/questoes/{banco_questao_id}', {
      params: { path: { banco_questao_id } },
      ...(signal ? { signal } : {}),
    }),
  );

/** All revisions, newest first, with what changed in each. */
export const questaoHistoricoQuery = (api: Api, banco_questao_id: number) =>
  queryOptions({
    queryKey: [...questoesKey(api), banco_questao_id, 'historico'],
    gcTime: 0,
    ...freshPolicies.opened,
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v2/gestao/questoes/{banco_questao_id}/historico', {
          params: { path: { banco_questao_id } },
          signal,
        }),
      ),
  });

/** Exams and roadmaps that use any revision. */
export const questaoUsosQuery = (api: Api, banco_questao_id: number) =>
  queryOptions({
    queryKey: [...questoesKey(api), banco_questao_id, 'usos'],
    ...freshPolicies.opened,
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v2/gestao/questoes/{banco_questao_id}/usos', { params: { path: { banco_questao_id } }, signal }),
      ),
  });

/** The first questions that fit what was typed, to choose one; those of before stay meanwhile. */
export const questoesAchadasQuery = (api: Api, busca: QuestoesBusca) =>
  queryOptions({
    queryKey: [...questoesKey(api), 'achadas', busca],
    ...freshPolicies.opened,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => unwrap(api.GET('/api/v2/gestao/questoes', { params: { query: busca }, signal })),
  });
