/** Digital contents of the topics: found, added, changed, put in order, and their links checked. */
import { infiniteQueryOptions, keepPreviousData, mutationOptions } from '@tanstack/react-query';
import type { ConteudoGestao, ConteudoNovoRequest, ConteudoRequest, ConteudoTipo } from '@luneta/openapi';
import { settle, unwrap } from '../api.ts';
import type { Api } from '../api.ts';
import { invalidate, key } from '../keys.ts';
import { freshPolicies } from '../query-client.ts';

type Body<Request> = Omit<Request, 'params'>;

const conteudosKey = (api: Api) => key(api, 'gestao', 'conteudos');

/** Leave out what is not filtered. `busca` is part of title or address. */
export type ConteudosBusca = {
  busca?: string;
  materia_id?: number;
  objeto_conhecimento_id?: number;
  tipo?: ConteudoTipo;
  situacao?: 'ativo' | 'arquivado';
  verificacao?: NonNullable<ConteudoGestao['verificacao']> | 'nunca';
};

/** The cursor of a page: the answer's, or null for the first. */
type Cursor = string | null;
const firstPage = (): Cursor => null;

/** By subject, topic and authored order, at most 50 a page. */
export const conteudosQuery = (api: Api, busca: ConteudosBusca = {}) =>
  infiniteQueryOptions({
    queryKey: [...conteudosKey(api), busca],
    ...freshPolicies.opened,
    queryFn: async ({ pageParam, signal }) => {
      const query = { ...busca, ...(pageParam === null ? {} : { cursor: pageParam }) };
      const { data, response } = await settle(api.GET('/api/v2/gestao/conteudos', { params: { query }, signal }));
      return { conteudos: data, proximo: response.headers.get('proximo-cursor') };
    },
    initialPageParam: firstPage(),
    getNextPageParam: ({ proximo }) => proximo,
    placeholderData: keepPreviousData,
  });

export const createConteudoMutation = (api: Api) =>
  mutationOptions({
    mutationKey: ['createConteudo'],
    mutationFn: (body: Body<ConteudoNovoRequest>) => unwrap(api.POST('/api/v2/gestao/conteudos', { body })),
    onSuccess: (_saved, _sent, _context, { client }) => invalidate(client, [conteudosKey(api)]),
  });

/** Changes or archives one. 409 `versao_diferente` when somebody saved meanwhile. */
export const saveConteudoMutation = (api: Api, conteudo_digital_id: number) =>
  mutationOptions({
    mutationKey: ['saveConteudo', conteudo_digital_id],
    mutationFn: (body: Body<ConteudoRequest>) =>
      unwrap(
        api.PUT('/api/v2/gestao/conteudos/{conteudo_digital_id}', { params: { path: { conteudo_digital_id } }, body }),
      ),
    onSuccess: (_saved, _sent, _context, { client }) => invalidate(client, [conteudosKey(api)]),
  });

/** Names each content of the topic that is not archived, once. */
export const setConteudoOrdemMutation = (api: Api) =>
  mutationOptions({
    mutationKey: ['setConteudoOrdem'],
    mutationFn: (body: { objeto_conhecimento_id: number; conteudos: number[] }) =>
      unwrap(api.POST('/api/v2/gestao/conteudos/ordem', { body })),
    onSuccess: (_saved, _sent, _context, { client }) => invalidate(client, [conteudosKey(api)]),
  });

/** The server asks for the page, for at most 5 s. */
export const createConteudoVerificacaoMutation = (api: Api, conteudo_digital_id: number) =>
  mutationOptions({
    mutationKey: ['createConteudoVerificacao', conteudo_digital_id],
    mutationFn: () =>
      unwrap(
        api.POST('/api/v2/gestao/conteudos/{conteudo_digital_id}/verificacao', {
          params: { path: { conteudo_digital_id } },
          body: {},
        }),
      ),
    onSuccess: (_saved, _sent, _context, { client }) => invalidate(client, [conteudosKey(api)]),
  });
