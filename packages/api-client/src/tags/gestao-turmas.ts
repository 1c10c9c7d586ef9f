/** The switches of a class: whether exercises cost lives, and whether media can be skipped for coins (decisions 129, 132). */
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { TurmaOpcoesRequest } from '@luneta/openapi';
import { unwrap } from '../api.ts';
import type { Api } from '../api.ts';
import { key } from '../keys.ts';
import { freshPolicies } from '../query-client.ts';

/** What stands, and who changed it last. */
export const turmaOpcoesQuery = (api: Api, turma_id: number) =>
  queryOptions({
    queryKey: key(api, 'gestao', 'turma', turma_id, 'opcoes'),
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/v2/gestao/turmas/{turma_id}/opcoes', { params: { path: { turma_id } }, signal })),
    ...freshPolicies.gestao,
  });

/** Changes both switches of a class at once. */
export const setTurmaOpcoesMutation = (api: Api) =>
  mutationOptions({
    mutationKey: ['setTurmaOpcoes'],
    mutationFn: ({ turma_id, ...body }: Omit<TurmaOpcoesRequest, 'params'> & { readonly turma_id: number }) =>
      unwrap(api.PUT('/api/v2/gestao/turmas/{turma_id}/opcoes', { params: { path: { turma_id } }, body })),
    onSuccess: (opcoes, { turma_id }, _result, { client }) =>
      client.setQueryData(turmaOpcoesQuery(api, turma_id).queryKey, opcoes),
  });
