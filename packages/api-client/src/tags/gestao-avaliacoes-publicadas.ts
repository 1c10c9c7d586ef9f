/**
 * Published exams for who makes them: one with its days, items and classes, its history, and what is done to it afterwards.
 * Every act makes all that is known of exams out of date: windows, counts, results and lists hang together.
 */
import { infiniteQueryOptions, mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type {
  AvaliacaoCopiaRequest,
  AvaliacaoTurmasRequest,
  AvaliacaoVersaoRequest,
  CancelamentoRequest,
  ReparoRequest,
} from '@luneta/openapi';
import { settle, unwrap } from '../api.ts';
import type { Api } from '../api.ts';
import { invalidate, key } from '../keys.ts';
import { freshPolicies } from '../query-client.ts';
import { gestaoProvasKey } from './gestao-provas.ts';

type OfAvaliacao = { readonly avaliacao_conhecimento_id: number };

/** The cursor of a page: the answer's, or null for the first. */
type Cursor = string | null;
const firstPage = (): Cursor => null;

/** One exam, what the reader may do with it now, and its number of version. No key stands in it. */
export const avaliacaoGestaoQuery = (api: Api, path: OfAvaliacao) =>
  queryOptions({
    queryKey: key(api, 'gestao', 'provas', 'avaliacao', path.avaliacao_conhecimento_id),
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/v2/gestao/avaliacoes/{avaliacao_conhecimento_id}', { params: { path }, signal })),
    ...freshPolicies.gestaoProvas,
  });

/** What staff did to an exam, newest first, at most 50 a page. */
export const avaliacaoEventosQuery = (api: Api, path: OfAvaliacao) =>
  infiniteQueryOptions({
    queryKey: key(api, 'gestao', 'provas', 'eventos', path.avaliacao_conhecimento_id),
    queryFn: async ({ pageParam, signal }) => {
      const query = pageParam === null ? {} : { cursor: pageParam };
      const { data, response } = await settle(
        api.GET('/api/v2/gestao/avaliacoes/{avaliacao_conhecimento_id}/eventos', { params: { path, query }, signal }),
      );
      return { eventos: data, proximo: response.headers.get('proximo-cursor') };
    },
    initialPageParam: firstPage(),
    getNextPageParam: ({ proximo }) => proximo,
    ...freshPolicies.gestaoProvas,
  });

const changed = (api: Api, client: QueryClient) => invalidate(client, [gestaoProvasKey(api)]);
const done = (api: Api) => ({
  onSuccess: (_data: unknown, _variables: unknown, _result: unknown, { client }: { client: QueryClient }) =>
    changed(api, client),
});

/** Takes an exam back to its draft while nobody began it. @returns the draft */
export const unpublishAvaliacaoMutation = (api: Api, path: OfAvaliacao) =>
  mutationOptions({
    mutationKey: ['unpublishAvaliacao'],
    mutationFn: (body: AvaliacaoVersaoRequest) =>
      unwrap(
        api.POST('/api/v2/gestao/avaliacoes/{avaliacao_conhecimento_id}/despublicacao', { params: { path }, body }),
      ),
    ...done(api),
  });

/** Copies an exam into a new draft. The caller makes one id for each act of the person, so that a repetition makes one draft. */
export const createAvaliacaoCopiaMutation = (api: Api, path: OfAvaliacao) =>
  mutationOptions({
    mutationKey: ['createAvaliacaoCopia'],
    mutationFn: (body: AvaliacaoCopiaRequest) =>
      unwrap(api.POST('/api/v2/gestao/avaliacoes/{avaliacao_conhecimento_id}/copia', { params: { path }, body })),
  });

/** Changes classes, windows and durations. */
export const setAvaliacaoTurmasMutation = (api: Api, path: OfAvaliacao) =>
  mutationOptions({
    mutationKey: ['setAvaliacaoTurmas'],
    mutationFn: (body: AvaliacaoTurmasRequest) =>
      unwrap(api.PUT('/api/v2/gestao/avaliacoes/{avaliacao_conhecimento_id}/turmas', { params: { path }, body })),
    ...done(api),
  });

/** Cancels an exam, or classes of it. */
export const cancelAvaliacaoMutation = (api: Api, path: OfAvaliacao) =>
  mutationOptions({
    mutationKey: ['cancelAvaliacao'],
    mutationFn: (body: CancelamentoRequest) =>
      unwrap(
        api.POST('/api/v2/gestao/avaliacoes/{avaliacao_conhecimento_id}/cancelamento', { params: { path }, body }),
      ),
    ...done(api),
  });

/** Takes a cancellation back. */
export const restoreAvaliacaoMutation = (api: Api, path: OfAvaliacao) =>
  mutationOptions({
    mutationKey: ['restoreAvaliacao'],
    mutationFn: (body: CancelamentoRequest) =>
      unwrap(
        api.POST('/api/v2/gestao/avaliacoes/{avaliacao_conhecimento_id}/descancelamento', { params: { path }, body }),
      ),
    ...done(api),
  });

/** Annuls an item, shows another revision in its place, or changes its key, until the release. */
export const repairItemMutation = (api: Api, path: OfAvaliacao) =>
  mutationOptions({
    mutationKey: ['repairItem'],
    mutationFn: ({ item, ...body }: ReparoRequest & { item: number }) =>
      unwrap(
        api.POST(
          '/api/v2/gestao/avaliacoes/{avaliacao_conhecimento_id}/itens/{avaliacao_conhecimento_questao_id}/reparo',
          { params: { path: { ...path, avaliacao_conhecimento_questao_id: item } }, body },
        ),
      ),
    ...done(api),
  });
