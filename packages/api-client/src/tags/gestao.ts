/**
 * What staff do with students: find them, open their experience, reset their password. The staff session stays what it
 * is through all of it; what follows an opened experience (navigating) is the caller's.
 */
import { infiniteQueryOptions, mutationOptions } from '@tanstack/react-query';
import type { AlunoSituacao, ContextoRequest, TransferenciaRequest } from '@luneta/openapi';
import { settle, unwrap } from '../api.ts';
import type { Api } from '../api.ts';
import { invalidResponseError } from '../errors.ts';
import { key } from '../keys.ts';
import { freshPolicies } from '../query-client.ts';
import { signIn } from '../sign-in.ts';

/** Leave out what is not filtered. `busca` is part of a name, or a whole turma_aluno_id. */
export type AcompanhamentoBusca = {
  sede?: string;
  serie?: string;
  turma?: number;
  situacao?: AlunoSituacao;
  busca?: string;
};

/** The cursor of a page: the answer's, or null for the first. */
type Cursor = string | null;
const firstPage = (): Cursor => null;

/**
 * Classes with their students, at most 50 students a page, so a class may continue on the next page. The selection and
 * the management share the same cached pages.
 */
export const acompanhamentoQuery = (api: Api, busca: AcompanhamentoBusca = {}) =>
  infiniteQueryOptions({
    queryKey: key(api, 'gestao', 'acompanhamento', busca),
    queryFn: async ({ pageParam, signal }) => {
      const query = { ...busca, ...(pageParam === null ? {} : { cursor: pageParam }) };
      const { data, response } = await settle(api.GET('/api/v2/gestao_acompanhamento', { params: { query }, signal }));
      const { headers } = response;
      const total = headers.get('total-alunos');
      return { turmas: data, proximo: headers.get('proximo-cursor'), total: total === null ? null : Number(total) };
    },
    initialPageParam: firstPage(),
    getNextPageParam: ({ proximo }) => proximo,
    ...freshPolicies.gestao,
  });

/** Classes within reach, without their students. Pages of 200: one call for all but a network of schools. */
export const turmasQuery = (api: Api, escola_id?: number) =>
  infiniteQueryOptions({
    queryKey: key(api, 'gestao', 'turmas', ...(escola_id === undefined ? [] : [escola_id])),
    queryFn: async ({ pageParam, signal }) => {
      const query = {
        ...(escola_id !== undefined && { escola_id }),
        ...(pageParam !== null && { cursor: pageParam }),
      };
      const { data, response } = await settle(api.GET('/api/v2/gestao/turmas', { params: { query }, signal }));
      return { turmas: data, proximo: response.headers.get('proximo-cursor') };
    },
    initialPageParam: firstPage(),
    getNextPageParam: ({ proximo }) => proximo,
  });

export type OpenAluno = Pick<ContextoRequest, 'turma_aluno_id' | 'modo' | 'motivo'> & TransferenciaRequest;

/**
 * Opens a student's experience: a context with both identities, and under it a one-time code for the deployment of the
 * student's class. The context's authorization is used for that one call and kept nowhere.
 */
export const openAlunoMutation = (api: Api) =>
  mutationOptions({
    mutationKey: ['openAluno'],
    // The code is a key to a student's view: it is not kept once its screen is gone.
    gcTime: 0,
    mutationFn: async ({ destino, ...contexto }: OpenAluno) => {
      const { authorization } = await signIn(api.POST('/api/v2/sessao/contexto', { body: contexto }));
      return unwrap(api.as(authorization).POST('/api/v2/sessao/transferencias', { body: { destino } }));
    },
  });

/** Gives a student a new one-time password and returns it, the only time it can be read (security D7). */
export const resetSenhaMutation = (api: Api) =>
  mutationOptions({
    mutationKey: ['resetSenha'],
    gcTime: 0,
    mutationFn: async ({ turma_aluno_id }: { turma_aluno_id: number }) => {
      const { nova_senha } = await unwrap(api.POST('/api/v2/users/contas/alterar_senha', { body: { turma_aluno_id } }));
      // The API answers null when a person changes their own password. Null must not be shown as the student's new
      // password.
      if (nova_senha === null) throw invalidResponseError(200, 'nova_senha');
      return nova_senha;
    },
  });
