/** Drafts of exams: their list, one of them, what it lacks, how a student would see it, and its publication. */
import { infiniteQueryOptions, mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { PublicacaoRequest, RascunhoAvaliacao, RascunhoAvaliacaoRequest, SorteioRequest } from '@luneta/openapi';
import { settle, unwrap } from '../api.ts';
import type { Api } from '../api.ts';
import { invalidate, key } from '../keys.ts';
import { freshPolicies } from '../query-client.ts';
import { gestaoProvasKey } from './gestao-provas.ts';

type Body<Request> = Omit<Request, 'params'>;

/** A draft, and its school where it is not the own one. */
export type OfRascunho = { readonly rascunho_id: string; readonly escola_id?: number };

const rascunhosKey = (api: Api) => key(api, 'gestao', 'rascunhos');
const paramsOf = ({ rascunho_id, escola_id }: OfRascunho) => ({
  path: { rascunho_id },
  query: escola_id === undefined ? {} : { escola_id },
});

/** Leave out what is not filtered. */
export type RascunhosBusca = { escola_id?: number; arquivadas?: boolean; busca?: string };

type Cursor = string | null;
const firstPage = (): Cursor => null;

/** Drafts that the reader may read, newest first, at most 50 a page. */
export const rascunhosQuery = (api: Api, busca: RascunhosBusca = {}) =>
  infiniteQueryOptions({
    queryKey: [...rascunhosKey(api), 'lista', busca],
    ...freshPolicies.mounted,
    queryFn: async ({ pageParam, signal }) => {
      const query = { ...busca, ...(pageParam === null ? {} : { cursor: pageParam }) };
      const { data, response } = await settle(
        api.GET('/api/v2/gestao/avaliacao_rascunhos', { params: { query }, signal }),
      );
      return { rascunhos: data, proximo: response.headers.get('proximo-cursor') };
    },
    initialPageParam: firstPage(),
    getNextPageParam: ({ proximo }) => proximo,
  });

const rascunhoKey = (api: Api, { rascunho_id }: OfRascunho) => [...rascunhosKey(api), 'um', rascunho_id];

/** One draft as it was saved. Others may write it too, so each opening asks again. */
export const rascunhoQuery = (api: Api, of: OfRascunho) =>
  queryOptions({
    queryKey: rascunhoKey(api, of),
    ...freshPolicies.mounted,
    queryFn: ({ signal }): Promise<RascunhoAvaliacao> =>
      unwrap(api.GET('/api/v2/gestao/avaliacao_rascunhos/{rascunho_id}', { params: paramsOf(of), signal })),
  });

/** Every check of what was saved. Time and the school change them, so each opening asks again. */
export const verificacaoQuery = (api: Api, of: OfRascunho, versao: number) =>
  queryOptions({
    queryKey: [...rascunhosKey(api), 'verificacao', of.rascunho_id, versao],
    gcTime: 0,
    ...freshPolicies.opened,
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/v2/gestao/avaliacao_rascunhos/{rascunho_id}/verificacao', { params: paramsOf(of), signal })),
  });

/** Which day and language are shown, in which student experience. */
export type PreviaAsked = { readonly dia_prova: number; readonly versao: 1 | 2; readonly lingua?: 1 | 2 };

/** What a student would get of the draft as it was saved; without keys. */
export const previaQuery = (api: Api, of: OfRascunho, asked: PreviaAsked, versao: number) =>
  queryOptions({
    queryKey: [...rascunhosKey(api), 'previa', of.rascunho_id, versao, asked],
    gcTime: 0,
    ...freshPolicies.opened,
    queryFn: ({ signal }) => {
      const { path, query } = paramsOf(of);
      return unwrap(
        api.GET('/api/v2/gestao/avaliacao_rascunhos/{rascunho_id}/previa', {
          params: { path, query: { ...query, ...asked } },
          signal,
        }),
      );
    },
  });

async function keep(client: QueryClient, api: Api, of: OfRascunho, saved: RascunhoAvaliacao): Promise<void> {
  client.setQueryData(rascunhoKey(api, of), saved);
  await client.invalidateQueries({ queryKey: [...rascunhosKey(api), 'lista'] });
}

/** Makes the draft, or saves it over the version that was read. */
export const saveRascunhoMutation = (api: Api, of: OfRascunho) =>
  mutationOptions({
    mutationKey: ['saveRascunhoAvaliacao', of.rascunho_id],
    mutationFn: (body: Body<RascunhoAvaliacaoRequest>) =>
      unwrap(api.PUT('/api/v2/gestao/avaliacao_rascunhos/{rascunho_id}', { params: paramsOf(of), body })),
    onSuccess: (saved, _sent, _context, { client }) => keep(client, api, of, saved),
  });

/** Archives a draft, or takes it back. */
export const setRascunhoArquivamentoMutation = (api: Api) =>
  mutationOptions({
    mutationKey: ['setRascunhoArquivamento'],
    mutationFn: ({ arquivada, ...of }: OfRascunho & { readonly arquivada: boolean }) =>
      unwrap(
        api.POST('/api/v2/gestao/avaliacao_rascunhos/{rascunho_id}/arquivamento', {
          params: paramsOf(of),
          body: { arquivada },
        }),
      ),
    onSuccess: (saved, of, _context, { client }) => keep(client, api, of, saved),
  });

/** Proposes questions for a day; the draft stays as it is. */
export const createSorteioMutation = (api: Api, of: OfRascunho) =>
  mutationOptions({
    mutationKey: ['createSorteio', of.rascunho_id],
    mutationFn: (body: Body<SorteioRequest>) =>
      unwrap(api.POST('/api/v2/gestao/avaliacao_rascunhos/{rascunho_id}/sorteio', { params: paramsOf(of), body })),
  });

/** Makes the exam of the draft. A repetition answers the exam that the first call made. */
export const publishAvaliacaoMutation = (api: Api, of: OfRascunho) =>
  mutationOptions({
    mutationKey: ['publishAvaliacao', of.rascunho_id],
    mutationFn: (body: Body<PublicacaoRequest>) =>
      unwrap(api.POST('/api/v2/gestao/avaliacao_rascunhos/{rascunho_id}/publicacao', { params: paramsOf(of), body })),
    onSuccess: (_made, _sent, _context, { client }) =>
      invalidate(client, [rascunhosKey(api), gestaoProvasKey(api), key(api, 'gestao', 'hoje')]),
  });
