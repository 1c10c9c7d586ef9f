/** Courses as gestao_vida writes them: the list, the newest text with its keys, saving, publishing and taking away. */
import { infiniteQueryOptions, keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { BaseConhecimento, CursoRequest, CursoSituacao, GestaoCursoRequest } from '@luneta/openapi';
import { settle, unwrap } from '../api.ts';
import type { Api } from '../api.ts';
import { invalidate, key } from '../keys.ts';
import { freshPolicies } from '../query-client.ts';

/** Leave out what is not filtered. `busca` is part of the name or the topic, or a whole id. */
export type CursosBusca = { busca?: string; materia_id?: number; situacao?: CursoSituacao };

/** The cursor of a page: the answer's, or null for the first. */
type Cursor = string | null;
const firstPage = (): Cursor => null;

const cursosKey = (api: Api) => key(api, 'gestao', 'cursos');
const objetosKey = (api: Api) => key(api, 'gestao', 'objetos_sem_curso');
const editorKey = (api: Api, base_conhecimento_id: number) => key(api, 'gestao', 'curso', base_conhecimento_id);

/** Last changed first, at most 50 a page. Others edit too, so each opening asks again. */
export const cursosQuery = (api: Api, busca: CursosBusca = {}) =>
  infiniteQueryOptions({
    queryKey: [...cursosKey(api), busca],
    ...freshPolicies.mounted,
    queryFn: async ({ pageParam, signal }) => {
      const query = { ...busca, ...(pageParam === null ? {} : { cursor: pageParam }) };
      const { data, response } = await settle(api.GET('/api/v2/gestao/cursos', { params: { query }, signal }));
      return { cursos: data, proximo: response.headers.get('proximo-cursor') };
    },
    initialPageParam: firstPage(),
    getNextPageParam: ({ proximo }) => proximo,
  });

/**
 * The newest text, keys included. It is asked for at each opening and not again while somebody writes; its keys are not
 * kept once the editor is closed.
 */
export const cursoEditorQuery = (api: Api, base_conhecimento_id: number) =>
  queryOptions({
    queryKey: editorKey(api, base_conhecimento_id),
    gcTime: 0,
    queryFn: ({ signal }) => readCurso(api, base_conhecimento_id, signal),
  });

/** The text that stands on the server now, beside the one being edited: what a refused save is compared with. */
export const readCurso = (api: Api, base_conhecimento_id: number, signal?: AbortSignal) =>
  unwrap(
    api.GET('/api/v2/base_conhecimentos/{base_conhecimento_id}', {
      params: { path: { base_conhecimento_id } },
      ...(signal ? { signal } : {}),
    }),
  );

/** Topics without a course, for a new one: at most 50. Those of before stay while what was typed is looked for. */
export const objetosSemCursoQuery = (api: Api, busca: string) =>
  queryOptions({
    queryKey: [...objetosKey(api), busca],
    ...freshPolicies.opened,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/v2/gestao/objetos_sem_curso', { params: { query: busca === '' ? {} : { busca } }, signal })),
  });

/** Begins the draft of a course. 409 when its topic has one already. */
export const createCursoMutation = (api: Api) =>
  mutationOptions({
    mutationKey: ['createCurso'],
    mutationFn: (body: GestaoCursoRequest) => unwrap(api.POST('/api/v2/gestao/cursos', { body })),
    onSettled: (_saved, _error, _body, _result, { client }) => invalidate(client, [cursosKey(api), objetosKey(api)]),
  });

/** Text to save, with the number of the version it began from. */
export type SaveCurso = { curso: CursoRequest; versao: number };

/** Saves the draft. 409 when somebody else has saved since `versao` (decision 158). */
export const saveCursoMutation = (api: Api, base_conhecimento_id: number) =>
  mutationOptions({
    mutationKey: ['saveCurso', base_conhecimento_id],
    mutationFn: (body: SaveCurso) =>
      unwrap(
        api.PUT('/api/v2/base_conhecimentos/{base_conhecimento_id}', {
          params: { path: { base_conhecimento_id } },
          body,
        }),
      ),
    onSuccess: (saved, _body, _result, { client }) => keepEditor(client, api, saved),
  });

/** Whether students read the course, and of which version it is said. */
export type PublishCurso = { publicado: boolean; versao: number };

/** Puts the newest text before the students, or takes the course away from them. 409 as for a save. */
export const publishCursoMutation = (api: Api, base_conhecimento_id: number) =>
  mutationOptions({
    mutationKey: ['publishCurso', base_conhecimento_id],
    mutationFn: (body: PublishCurso) =>
      unwrap(
        api.PUT('/api/v2/gestao/cursos/{base_conhecimento_id}/publicacao', {
          params: { path: { base_conhecimento_id } },
          body,
        }),
      ),
    onSuccess: ({ situacao, versao, publicado_em }, _body, _result, { client }) => {
      const now = client.getQueryData<BaseConhecimento>(editorKey(api, base_conhecimento_id));
      return now && keepEditor(client, api, { ...now, situacao, versao, publicado_em });
    },
  });

/** What stands on the server now is what the editor shows; the list is out of date. */
function keepEditor(client: QueryClient, api: Api, curso: BaseConhecimento): Promise<void> {
  client.setQueryData(editorKey(api, curso.base_conhecimento_id), curso);
  return invalidate(client, [cursosKey(api)]);
}

/** Digital contents of the topic of a course, with the votes of students; they may vote at any time (decision 221). */
export const cursoConteudosQuery = (api: Api, base_conhecimento_id: number) =>
  queryOptions({
    queryKey: [...cursosKey(api), 'conteudos', base_conhecimento_id],
    ...freshPolicies.opened,
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v2/gestao/cursos/{base_conhecimento_id}/conteudos', {
          params: { path: { base_conhecimento_id } },
          signal,
        }),
      ),
  });
