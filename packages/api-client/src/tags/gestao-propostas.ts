/** Essay proposals of the school: found, read, written, revised and copied. */
import {
  infiniteQueryOptions,
  keepPreviousData,
  mutationOptions,
  queryOptions,
  type QueryClient,
} from '@tanstack/react-query';
import type {
  PropostaGenero,
  PropostaGestao,
  PropostaNovaRequest,
  PropostaRequest,
  PropostaSituacao,
} from '@luneta/openapi';
import { settle, unwrap } from '../api.ts';
import type { Api } from '../api.ts';
import { invalidate, key } from '../keys.ts';
import { freshPolicies } from '../query-client.ts';

type Body<Request> = Omit<Request, 'params'>;

const propostasKey = (api: Api) => key(api, 'gestao', 'propostas');
const propostaKey = (api: Api, proposta_redacao_id: number) => [...propostasKey(api), proposta_redacao_id];

/** Leave out what is not filtered. `busca` is part of theme, statement or source, or a whole code. */
export type PropostasBusca = {
  busca?: string;
  situacao?: PropostaSituacao;
  genero?: PropostaGenero;
  usada?: 'nunca' | 'sim';
  autor?: 'eu';
};

/** The cursor of a page: the answer's, or null for the first. */
type Cursor = string | null;
const firstPage = (): Cursor => null;

/** The newest revision of each, newest proposal first, at most 50 a page. A sealed one has no theme (ROT-9). */
export const propostasQuery = (api: Api, busca: PropostasBusca = {}) =>
  infiniteQueryOptions({
    queryKey: [...propostasKey(api), 'lista', busca],
    ...freshPolicies.opened,
    queryFn: async ({ pageParam, signal }) => {
      const query = { ...busca, ...(pageParam === null ? {} : { cursor: pageParam }) };
      const { data, response } = await settle(
        api.GET('/api/v2/gestao/propostas_redacao', { params: { query }, signal }),
      );
      return { propostas: data, proximo: response.headers.get('proximo-cursor') };
    },
    initialPageParam: firstPage(),
    getNextPageParam: ({ proximo }) => proximo,
    placeholderData: keepPreviousData,
  });

/** One revision with its texts, rubric and uses. 403 `lacrada` until the exam with it has begun. */
export const propostaQuery = (api: Api, proposta_redacao_id: number) =>
  queryOptions({
    queryKey: propostaKey(api, proposta_redacao_id),
    ...freshPolicies.opened,
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v2/gestao/propostas_redacao/{proposta_redacao_id}', {
          params: { path: { proposta_redacao_id } },
          signal,
        }),
      ),
  });

/** What stands is what the editor shows; lists are out of date. */
async function keep(client: QueryClient, api: Api, proposta: PropostaGestao): Promise<void> {
  client.setQueryData(propostaKey(api, proposta.proposta_redacao_id), proposta);
  await invalidate(client, [propostasKey(api)]);
}

export const createPropostaMutation = (api: Api) =>
  mutationOptions({
    mutationKey: ['createProposta'],
    mutationFn: (body: Body<PropostaNovaRequest>) => unwrap(api.POST('/api/v2/gestao/propostas_redacao', { body })),
    onSuccess: (saved, _sent, _context, { client }) => keep(client, api, saved),
  });

/** Changes a proposal; a used revision answers the next one, with an id of its own (ROT-7). */
export const savePropostaMutation = (api: Api, proposta_redacao_id: number) =>
  mutationOptions({
    mutationKey: ['saveProposta', proposta_redacao_id],
    mutationFn: (body: Body<PropostaRequest>) =>
      unwrap(
        api.PUT('/api/v2/gestao/propostas_redacao/{proposta_redacao_id}', {
          params: { path: { proposta_redacao_id } },
          body,
        }),
      ),
    onSuccess: (saved, _sent, _context, { client }) => keep(client, api, saved),
  });

/** A draft of a family of its own, without uses. */
export const createPropostaCopiaMutation = (api: Api, proposta_redacao_id: number) =>
  mutationOptions({
    mutationKey: ['createPropostaCopia', proposta_redacao_id],
    mutationFn: () =>
      unwrap(
        api.POST('/api/v2/gestao/propostas_redacao/{proposta_redacao_id}/copia', {
          params: { path: { proposta_redacao_id } },
          body: {},
        }),
      ),
    onSuccess: (saved, _sent, _context, { client }) => keep(client, api, saved),
  });
