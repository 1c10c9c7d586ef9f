/** Marking of essays and text answers: how many wait, the queue, one essay, and saving what was marked. */
import { infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type {
  GestaoRedacao,
  GestaoRedacaoSituacao,
  RedacaoCorrecaoRequest,
  RedacaoReaberturaRequest,
  Subjetiva,
  SubjetivaRequest,
} from '@luneta/openapi';
import { settle, unwrap } from '../api.ts';
import type { Api } from '../api.ts';
import { invalidate, key } from '../keys.ts';
import { freshPolicies } from '../query-client.ts';

/** Leave out what is not filtered. Without a state the queue holds what the caller can mark now; `-1` means all. */
export type FilaBusca = { turma_avaliacao_id?: number; situacao?: GestaoRedacaoSituacao | '-1' };
export type SubjetivasBusca = { turma_avaliacao_id?: number; situacao?: 'a_corrigir' | 'corrigida' };

type Cursor = string | null;
const firstPage = (): Cursor => null;
const from = (cursor: Cursor) => (cursor === null ? {} : { cursor });

/**
 * Queue and counts are out of date: they are fetched when a screen opens on them the next time, so that the place in the queue
 * stays while one works through it.
 */
export async function outdateFila(client: QueryClient, api: Api): Promise<void> {
  for (const part of ['resumo', 'fila'])
    await client.invalidateQueries({ queryKey: key(api, 'correcoes', part), refetchType: 'none' });
}

/** How many texts wait, by exam and class. */
export const correcoesResumoQuery = (api: Api) =>
  queryOptions({
    ...freshPolicies.correcoes,
    queryKey: key(api, 'correcoes', 'resumo'),
    queryFn: ({ signal }) => unwrap(api.GET('/api/v2/gestao/correcoes_resumo', { signal })),
  });

/** Essays, fifty a page, oldest first. */
export const filaRedacoesQuery = (api: Api, busca: FilaBusca = {}) =>
  infiniteQueryOptions({
    ...freshPolicies.correcoes,
    queryKey: key(api, 'correcoes', 'fila', busca),
    queryFn: async ({ pageParam, signal }) => {
      const query = { ...busca, ...from(pageParam) };
      const { data, response } = await settle(api.GET('/api/v2/gestao/redacoes', { params: { query }, signal }));
      return { redacoes: data, proximo: response.headers.get('proximo-cursor') };
    },
    initialPageParam: firstPage(),
    getNextPageParam: ({ proximo }) => proximo,
  });

/** One essay with its rubric and the own marking. */
export const redacaoQuery = (api: Api, redacao_id: number) =>
  queryOptions({
    ...freshPolicies.correcoes,
    queryKey: key(api, 'correcoes', 'redacao', redacao_id),
    queryFn: ({ signal }) => getRedacao(api, redacao_id, signal),
  });

/** The same, past the cache: what stands on the server now. */
export const getRedacao = (api: Api, redacao_id: number, signal?: AbortSignal): Promise<GestaoRedacao> =>
  unwrap(
    api.GET('/api/v2/gestao/redacoes/{redacao_id}', { params: { path: { redacao_id } }, ...(signal && { signal }) }),
  );

/** Keeps a draft, or finishes the own part. @throws 409 when it changed meanwhile, 422 when it is incomplete */
export const saveCorrecaoRedacao = (
  api: Api,
  redacao_id: number,
  body: Omit<RedacaoCorrecaoRequest, 'params'>,
): Promise<GestaoRedacao> =>
  unwrap(api.PUT('/api/v2/gestao/redacoes/{redacao_id}/correcao', { params: { path: { redacao_id } }, body }));

/** Takes the own delivery back. @throws 409 when the time is over or another person has begun the next part */
export const undoCorrecaoRedacao = (api: Api, redacao_id: number, versao: number): Promise<GestaoRedacao> =>
  unwrap(
    api.POST('/api/v2/gestao/redacoes/{redacao_id}/correcao/desfazer', {
      params: { path: { redacao_id } },
      body: { versao },
    }),
  );

/** Opens a finished part again, with a reason. @throws 409 when students have read the mark */
export const reopenCorrecaoMutation = (api: Api, redacao_id: number) =>
  mutationOptions({
    mutationKey: ['reopenCorrecao', redacao_id],
    mutationFn: (body: Omit<RedacaoReaberturaRequest, 'params'>) =>
      unwrap(
        api.POST('/api/v2/gestao/redacoes/{redacao_id}/correcao/reabertura', {
          params: { path: { redacao_id } },
          body,
        }),
      ),
    onSuccess: async (answer, _variables, _result, { client }) => {
      client.setQueryData(redacaoQuery(api, redacao_id).queryKey, answer);
      await outdateFila(client, api);
    },
  });

/** Text answers, fifty a page, oldest first. */
export const subjetivasQuery = (api: Api, busca: SubjetivasBusca = {}) =>
  infiniteQueryOptions({
    ...freshPolicies.correcoes,
    queryKey: key(api, 'correcoes', 'subjetivas', busca),
    queryFn: async ({ pageParam, signal }) => {
      const query = { ...busca, ...from(pageParam) };
      const { data, response } = await settle(
        api.GET('/api/v2/gestao/respostas_subjetivas', { params: { query }, signal }),
      );
      return { respostas: data, proximo: response.headers.get('proximo-cursor') };
    },
    initialPageParam: firstPage(),
    getNextPageParam: ({ proximo }) => proximo,
  });

/** One text answer as it stands now; null when it is out of reach. */
export const subjetivaQuery = (api: Api, resposta_subjetiva_id: number) =>
  queryOptions({
    ...freshPolicies.correcoes,
    queryKey: key(api, 'correcoes', 'subjetiva', resposta_subjetiva_id),
    queryFn: ({ signal }) => getSubjetiva(api, resposta_subjetiva_id, signal),
  });

/** The same, past the cache. */
export async function getSubjetiva(
  api: Api,
  resposta_subjetiva_id: number,
  signal?: AbortSignal,
): Promise<Subjetiva | null> {
  const query = { resposta_subjetiva_id, situacao: '-1' as const };
  const found = await unwrap(
    api.GET('/api/v2/gestao/respostas_subjetivas', { params: { query }, ...(signal && { signal }) }),
  );
  return found.find((row) => row.resposta_subjetiva_id === resposta_subjetiva_id) ?? null;
}

/** Marks one text answer. @throws 409 when somebody marked it meanwhile */
export const saveSubjetiva = (
  api: Api,
  resposta_subjetiva_id: number,
  body: Omit<SubjetivaRequest, 'params'>,
): Promise<Subjetiva> =>
  unwrap(
    api.PUT('/api/v2/gestao/respostas_subjetivas/{resposta_subjetiva_id}/correcao', {
      params: { path: { resposta_subjetiva_id } },
      body,
    }),
  );

/** Fewer texts wait than before. */
export const outdateResumo = (client: QueryClient, api: Api): Promise<void> =>
  invalidate(client, [key(api, 'correcoes', 'resumo')]);
