/** The accounts of the staff of a school: the list, one account made or changed, and its access. */
import { infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { MembroEquipeNovoRequest, MembroEquipeRequest, operations } from '@luneta/openapi';
import { settle, unwrap } from '../api.ts';
import type { Api } from '../api.ts';
import { invalidate, key } from '../keys.ts';
import { freshPolicies } from '../query-client.ts';

const firstPage = (): string | null => null;

type FiltroEquipe = Omit<NonNullable<operations['listEquipe']['parameters']['query']>, 'cursor'>;

const equipeKey = (api: Api, escola_id: number) => key(api, 'gestao', 'equipe', escola_id);

/** Accounts of the staff by name, page by page; whether their sign-in has two steps may change at any time. */
export const equipeQuery = (api: Api, escola_id: number, filtro: FiltroEquipe = {}) =>
  infiniteQueryOptions({
    queryKey: [...equipeKey(api, escola_id), filtro],
    ...freshPolicies.mounted,
    queryFn: async ({ pageParam, signal }) => {
      const query = { ...filtro, ...(pageParam !== null && { cursor: pageParam }) };
      const { data, response } = await settle(
        api.GET('/api/v2/gestao/escolas/{escola_id}/equipe', { params: { path: { escola_id }, query }, signal }),
      );
      return { equipe: data, proximo: response.headers.get('proximo-cursor') };
    },
    initialPageParam: firstPage(),
    getNextPageParam: ({ proximo }) => proximo,
  });

/** How many accounts there are, and whether new people can be invited by e-mail. */
export const equipeResumoQuery = (api: Api, escola_id: number) =>
  queryOptions({
    queryKey: [...equipeKey(api, escola_id), 'resumo'],
    ...freshPolicies.mounted,
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/v2/gestao/escolas/{escola_id}/equipe/resumo', { params: { path: { escola_id } }, signal })),
  });

/** Whether a user name is free, while it is typed: somebody else may take it meanwhile. */
export const loginLivreQuery = (api: Api, escola_id: number, login: string) =>
  queryOptions({
    queryKey: key(api, 'gestao', 'login_livre', escola_id, login),
    ...freshPolicies.opened,
    retry: false,
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v2/gestao/escolas/{escola_id}/equipe/login', {
          params: { path: { escola_id }, query: { login } },
          signal,
        }),
      ),
  });

/** Makes an account; its password is told only in this answer, and kept nowhere (security D7). */
export const createMembroMutation = (api: Api, escola_id: number) =>
  mutationOptions({
    mutationKey: ['createMembroEquipe', escola_id],
    gcTime: 0,
    mutationFn: (body: MembroEquipeNovoRequest) =>
      unwrap(api.POST('/api/v2/gestao/escolas/{escola_id}/equipe', { params: { path: { escola_id } }, body })),
    onSuccess: (_made, _sent, _context, { client }) => invalidate(client, [equipeKey(api, escola_id)]),
  });

/** Changes an account over the version that was read. */
export const saveMembroMutation = (api: Api, escola_id: number) =>
  mutationOptions({
    mutationKey: ['saveMembroEquipe', escola_id],
    mutationFn: ({ pessoa_id, ...body }: MembroEquipeRequest & { readonly pessoa_id: number }) =>
      unwrap(
        api.PUT('/api/v2/gestao/escolas/{escola_id}/equipe/{pessoa_id}', {
          params: { path: { escola_id, pessoa_id } },
          body,
        }),
      ),
    onSuccess: (_saved, _sent, _context, { client }) => invalidate(client, [equipeKey(api, escola_id)]),
  });

/** Lets somebody who lost app and codes sign in by password again. */
export const resetDuasEtapasMutation = (api: Api, escola_id: number) =>
  mutationOptions({
    mutationKey: ['resetDuasEtapas', escola_id],
    mutationFn: ({ pessoa_id, motivo }: { pessoa_id: number; motivo: string }) =>
      unwrap(
        api.POST('/api/v2/gestao/escolas/{escola_id}/equipe/{pessoa_id}/duas_etapas', {
          params: { path: { escola_id, pessoa_id } },
          body: { motivo },
        }),
      ),
    onSuccess: (_done, _sent, _context, { client }) => invalidate(client, [equipeKey(api, escola_id)]),
  });

type OfMembro = { readonly pessoa_id: number; readonly motivo: string };

/** Ends the access of a member of the staff, or gives it back (decision 231). */
export const setMembroSituacaoMutation = (api: Api, escola_id: number) =>
  mutationOptions({
    mutationKey: ['setMembroSituacao', escola_id],
    mutationFn: ({ pessoa_id, ...body }: OfMembro & { readonly ativa: boolean; readonly sucessor_id?: number }) =>
      unwrap(
        api.POST('/api/v2/gestao/escolas/{escola_id}/equipe/{pessoa_id}/situacao', {
          params: { path: { escola_id, pessoa_id } },
          body,
        }),
      ),
    onSuccess: (_done, _sent, _context, { client }) => invalidate(client, [equipeKey(api, escola_id)]),
  });

/** A new one-time password for a member of the staff; told only in this answer, and kept nowhere (security D7). */
export const resetSenhaMembroMutation = (api: Api, escola_id: number) =>
  mutationOptions({
    mutationKey: ['resetSenhaMembro', escola_id],
    gcTime: 0,
    mutationFn: ({ pessoa_id, motivo }: OfMembro) =>
      unwrap(
        api.POST('/api/v2/gestao/escolas/{escola_id}/equipe/{pessoa_id}/senha', {
          params: { path: { escola_id, pessoa_id } },
          body: { motivo },
        }),
      ),
  });
