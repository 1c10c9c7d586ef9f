/** What questions are made of and found by: passages, skills, tags, subjects and topics of the school. */
import { infiniteQueryOptions, keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import type {
  EtiquetaRequest,
  HabilidadeRequest,
  HabilidadeSistema,
  JuncaoRequest,
  MateriaRequest,
  ObjetoRequest,
  TextoBaseRequest,
} from '@luneta/openapi';
import { settle, unwrap } from '../api.ts';
import type { Api } from '../api.ts';
import { invalidate, key } from '../keys.ts';
import { freshPolicies } from '../query-client.ts';

type Body<Request> = Omit<Request, 'params'>;

const partesKey = (api: Api, ...rest: Parameters<typeof key>[1][]) => key(api, 'gestao', 'questoes_partes', ...rest);

/** The cursor of a page: the answer's, or null for the first. */
type Cursor = string | null;
const firstPage = (): Cursor => null;
const at = (cursor: Cursor) => (cursor === null ? {} : { cursor });

/** How small lists are narrowed; archived ones are left out unless asked for. */
export type PartesBusca = { busca?: string; arquivadas?: boolean };

/** Subjects by name, with the areas that one may belong to. */
export const materiasQuery = (api: Api, arquivadas = false) =>
  queryOptions({
    queryKey: partesKey(api, 'materias', arquivadas),
    ...freshPolicies.opened,
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/v2/gestao/materias', { params: { query: arquivadas ? { arquivadas } : {} }, signal })),
  });

/** Topics by subject and name, at most 50 a page. */
export const objetosQuery = (api: Api, busca: PartesBusca & { materia_id?: number } = {}) =>
  infiniteQueryOptions({
    queryKey: partesKey(api, 'objetos', busca),
    ...freshPolicies.opened,
    queryFn: async ({ pageParam, signal }) => {
      const query = { ...busca, ...at(pageParam) };
      const { data, response } = await settle(
        api.GET('/api/v2/gestao/objetos_conhecimento', { params: { query }, signal }),
      );
      return { linhas: data, proximo: response.headers.get('proximo-cursor') };
    },
    initialPageParam: firstPage(),
    getNextPageParam: ({ proximo }) => proximo,
    placeholderData: keepPreviousData,
  });

/** Skills by system and code, at most 50 a page. */
export const habilidadesQuery = (api: Api, busca: PartesBusca & { sistema?: HabilidadeSistema } = {}) =>
  infiniteQueryOptions({
    queryKey: partesKey(api, 'habilidades', busca),
    ...freshPolicies.opened,
    queryFn: async ({ pageParam, signal }) => {
      const query = { ...busca, ...at(pageParam) };
      const { data, response } = await settle(api.GET('/api/v2/gestao/habilidades', { params: { query }, signal }));
      return { linhas: data, proximo: response.headers.get('proximo-cursor') };
    },
    initialPageParam: firstPage(),
    getNextPageParam: ({ proximo }) => proximo,
    placeholderData: keepPreviousData,
  });

/** Passages by title, at most 50 a page. */
export const textosBaseQuery = (api: Api, busca: PartesBusca = {}) =>
  infiniteQueryOptions({
    queryKey: partesKey(api, 'textos_base', busca),
    ...freshPolicies.opened,
    queryFn: async ({ pageParam, signal }) => {
      const query = { ...busca, ...at(pageParam) };
      const { data, response } = await settle(api.GET('/api/v2/gestao/textos_base', { params: { query }, signal }));
      return { linhas: data, proximo: response.headers.get('proximo-cursor') };
    },
    initialPageParam: firstPage(),
    getNextPageParam: ({ proximo }) => proximo,
    placeholderData: keepPreviousData,
  });

/** Tags by name. */
export const etiquetasQuery = (api: Api) =>
  queryOptions({
    queryKey: partesKey(api, 'etiquetas'),
    ...freshPolicies.opened,
    queryFn: ({ signal }) => unwrap(api.GET('/api/v2/gestao/etiquetas', { signal })),
  });

/** Names stand on questions too. */
const changed = (api: Api) => [key(api, 'gestao', 'questoes'), partesKey(api)];

export const saveTextoBaseMutation = (api: Api) =>
  mutationOptions({
    mutationKey: ['saveTextoBase'],
    mutationFn: (body: Body<TextoBaseRequest>) => unwrap(api.PUT('/api/v2/gestao/textos_base', { body })),
    onSuccess: (_saved, _sent, _context, { client }) => invalidate(client, changed(api)),
  });

export const saveHabilidadeMutation = (api: Api) =>
  mutationOptions({
    mutationKey: ['saveHabilidade'],
    mutationFn: (body: Body<HabilidadeRequest>) => unwrap(api.PUT('/api/v2/gestao/habilidades', { body })),
    onSuccess: (_saved, _sent, _context, { client }) => invalidate(client, changed(api)),
  });

export const saveEtiquetaMutation = (api: Api) =>
  mutationOptions({
    mutationKey: ['saveEtiqueta'],
    mutationFn: (body: Body<EtiquetaRequest>) => unwrap(api.PUT('/api/v2/gestao/etiquetas', { body })),
    onSuccess: (_saved, _sent, _context, { client }) => invalidate(client, changed(api)),
  });

export const saveMateriaMutation = (api: Api) =>
  mutationOptions({
    mutationKey: ['saveMateria'],
    mutationFn: (body: Body<MateriaRequest>) => unwrap(api.PUT('/api/v2/gestao/materias', { body })),
    onSuccess: (_saved, _sent, _context, { client }) => invalidate(client, changed(api)),
  });

export const saveObjetoMutation = (api: Api) =>
  mutationOptions({
    mutationKey: ['saveObjetoConhecimento'],
    mutationFn: (body: Body<ObjetoRequest>) => unwrap(api.PUT('/api/v2/gestao/objetos_conhecimento', { body })),
    onSuccess: (_saved, _sent, _context, { client }) => invalidate(client, changed(api)),
  });

/** What merging a topic into another would do with it. */
export const previaJuncaoQuery = (api: Api, objeto_conhecimento_id: number) =>
  queryOptions({
    queryKey: partesKey(api, 'juncao', objeto_conhecimento_id),
    gcTime: 0,
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v2/gestao/objetos_conhecimento/{objeto_conhecimento_id}/juncao', {
          params: { path: { objeto_conhecimento_id } },
          signal,
        }),
      ),
  });

/** Its questions get the other topic, and it is archived. */
export const createJuncaoMutation = (api: Api, objeto_conhecimento_id: number) =>
  mutationOptions({
    mutationKey: ['createJuncaoObjeto', objeto_conhecimento_id],
    mutationFn: (body: Body<JuncaoRequest>) =>
      unwrap(
        api.POST('/api/v2/gestao/objetos_conhecimento/{objeto_conhecimento_id}/juncao', {
          params: { path: { objeto_conhecimento_id } },
          body,
        }),
      ),
    onSuccess: (_saved, _sent, _context, { client }) => invalidate(client, changed(api)),
  });
