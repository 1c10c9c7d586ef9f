/** The classes of a school as it sets them up, with their teachers. */
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { TurmaDetalhe, TurmaRequest, TurmasDaEscola, TurmasRequest } from '@luneta/openapi';
import { settle, unwrap } from '../api.ts';
import type { Api } from '../api.ts';
import { everyPage } from '../every-page.ts';
import { invalidate, key } from '../keys.ts';
import { freshPolicies } from '../query-client.ts';
import { changedEstrutura, estruturaKey } from './estrutura.ts';

/** Classes of a year, or of all, and the subjects of the school. */
export const turmasDaEscolaQuery = (
  api: Api,
  escola_id: number,
  { ano, arquivadas = false }: { readonly ano?: number | undefined; readonly arquivadas?: boolean } = {},
) =>
  queryOptions({
    queryKey: [...estruturaKey(api, escola_id), 'turmas', ano ?? 'todos', arquivadas],
    queryFn: async ({ signal }): Promise<TurmasDaEscola> => {
      const pages = await everyPage((query) =>
        settle(
          api.GET('/api/v2/gestao/escolas/{escola_id}/turmas', {
            params: { path: { escola_id }, query: { ...query, arquivadas, ...(ano !== undefined && { ano }) } },
            signal,
          }),
        ),
      );
      return { turmas: pages.flatMap(({ turmas }) => turmas), materias: pages[0]?.materias ?? [] };
    },
    ...freshPolicies.gestao,
  });

/** One class with its teachers, wherever it is. */
export const turmaQuery = (api: Api, turma_id: number) =>
  queryOptions({
    queryKey: key(api, 'gestao', 'turma', turma_id, 'detalhe'),
    queryFn: ({ signal }): Promise<TurmaDetalhe> =>
      unwrap(api.GET('/api/v2/gestao/turmas/{turma_id}', { params: { path: { turma_id } }, signal })),
    ...freshPolicies.gestao,
  });

/** Archives a class, or takes it back. */
export const setTurmaArquivamentoMutation = (api: Api, escola_id: number) =>
  mutationOptions({
    mutationKey: ['setTurmaArquivamento', escola_id],
    mutationFn: ({ id: turma_id, arquivada }: { readonly id: number; readonly arquivada: boolean }) =>
      unwrap(
        api.POST('/api/v2/gestao/escolas/{escola_id}/turmas/{turma_id}/arquivamento', {
          params: { path: { escola_id, turma_id } },
          body: { arquivada },
        }),
      ),
    onSuccess: (_saved, _sent, _context, { client }) => invalidate(client, changedEstrutura(api)),
  });

/** Makes or changes a class with its teachers. */
export const saveTurmaMutation = (api: Api, escola_id: number) =>
  mutationOptions({
    mutationKey: ['saveTurma', escola_id],
    mutationFn: (body: Omit<TurmaRequest, 'params'>) =>
      unwrap(api.PUT('/api/v2/gestao/escolas/{escola_id}/turmas', { params: { path: { escola_id } }, body })),
    onSuccess: (_saved, _sent, _context, { client }) => invalidate(client, changedEstrutura(api)),
  });

/** Makes several classes at once; those that the year has stay. */
export const createTurmasMutation = (api: Api, escola_id: number) =>
  mutationOptions({
    mutationKey: ['createTurmas', escola_id],
    mutationFn: (body: Omit<TurmasRequest, 'params'>) =>
      unwrap(api.POST('/api/v2/gestao/escolas/{escola_id}/turmas/varias', { params: { path: { escola_id } }, body })),
    onSuccess: (_saved, _sent, _context, { client }) => invalidate(client, changedEstrutura(api)),
  });
