/** Legal basis and consent of the students of a school: who is missing, and what stands for one student. */
import { infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { BaseLegalAlunoRequest, ConsentimentoNovoRequest, operations } from '@luneta/openapi';
import { settle, unwrap } from '../api.ts';
import type { Api } from '../api.ts';
import { invalidate, key } from '../keys.ts';
import { freshPolicies } from '../query-client.ts';

const firstPage = (): string | null => null;
const consentimentosKey = (api: Api) => key(api, 'gestao', 'consentimentos');

type Filtro = Omit<NonNullable<operations['listConsentimentos']['parameters']['query']>, 'cursor'>;

/** By name, page by page, with how many there are of each state. */
export const consentimentosQuery = (api: Api, escola_id: number, filtro: Filtro = {}) =>
  infiniteQueryOptions({
    queryKey: [...consentimentosKey(api), escola_id, filtro],
    ...freshPolicies.mounted,
    queryFn: async ({ pageParam, signal }) => {
      const query = { ...filtro, ...(pageParam !== null && { cursor: pageParam }) };
      const { data, response } = await settle(
        api.GET('/api/v2/gestao/escolas/{escola_id}/consentimentos', {
          params: { path: { escola_id }, query },
          signal,
        }),
      );
      return { ...data, proximo: response.headers.get('proximo-cursor') };
    },
    initialPageParam: firstPage(),
    getNextPageParam: ({ proximo }) => proximo,
  });

/** One student with every record. */
export const consentimentosAlunoQuery = (api: Api, turma_aluno_id: number) =>
  queryOptions({
    queryKey: [...consentimentosKey(api), 'aluno', turma_aluno_id],
    ...freshPolicies.mounted,
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v2/gestao/alunos/{turma_aluno_id}/consentimentos', {
          params: { path: { turma_aluno_id } },
          signal,
        }),
      ),
  });

/** Records what was signed, or refused, on paper. */
export const createConsentimentoMutation = (api: Api, turma_aluno_id: number) =>
  mutationOptions({
    mutationKey: ['createConsentimento', turma_aluno_id],
    mutationFn: (body: ConsentimentoNovoRequest) =>
      unwrap(
        api.POST('/api/v2/gestao/alunos/{turma_aluno_id}/consentimentos', {
          params: { path: { turma_aluno_id } },
          body,
        }),
      ),
    onSuccess: (_stands, _sent, _context, { client }) => invalidate(client, [consentimentosKey(api)]),
  });

/** Revokes one consent; its row stays. */
export const closeConsentimentoMutation = (api: Api, turma_aluno_id: number) =>
  mutationOptions({
    mutationKey: ['closeConsentimento', turma_aluno_id],
    mutationFn: ({ consentimento_id, motivo }: { consentimento_id: number; motivo: string }) =>
      unwrap(
        api.POST('/api/v2/gestao/alunos/{turma_aluno_id}/consentimentos/{consentimento_id}/revogacao', {
          params: { path: { turma_aluno_id, consentimento_id } },
          body: { motivo },
        }),
      ),
    onSuccess: (_stands, _sent, _context, { client }) => invalidate(client, [consentimentosKey(api)]),
  });

/** Records the basis of one student in place of that of the school. */
export const setBaseLegalMutation = (api: Api, turma_aluno_id: number) =>
  mutationOptions({
    mutationKey: ['setBaseLegalAluno', turma_aluno_id],
    mutationFn: (body: BaseLegalAlunoRequest) =>
      unwrap(
        api.PUT('/api/v2/gestao/alunos/{turma_aluno_id}/base_legal', { params: { path: { turma_aluno_id } }, body }),
      ),
    onSuccess: (_stands, _sent, _context, { client }) => invalidate(client, [consentimentosKey(api)]),
  });
