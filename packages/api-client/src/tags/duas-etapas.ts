/** The own two-step sign-in of staff. What is told once (key, recovery codes) is never kept in the cache. */
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type {
  DuasEtapas,
  DuasEtapasCodigoRequest,
  DuasEtapasInicioRequest,
  DuasEtapasProvaRequest,
} from '@luneta/openapi';
import { unwrap } from '../api.ts';
import type { Api } from '../api.ts';
import { invalidate, key } from '../keys.ts';
import { freshPolicies } from '../query-client.ts';
import { contaKey } from './conta.ts';
import { sessaoKey } from './sessao.ts';

const duasEtapasKey = (api: Api) => key(api, 'duas_etapas');

/** Whether the own sign-in has two steps. Another device may change it, so each opening asks again. */
export const duasEtapasQuery = (api: Api) =>
  queryOptions({
    queryKey: duasEtapasKey(api),
    ...freshPolicies.mounted,
    queryFn: ({ signal }): Promise<DuasEtapas> => unwrap(api.GET('/api/v2/duas_etapas', { signal })),
  });

/** Draws a key for the app. Nothing changes at the sign-in yet. */
export const createDuasEtapasMutation = (api: Api) =>
  mutationOptions({
    mutationKey: ['createDuasEtapas'],
    gcTime: 0,
    mutationFn: (body: DuasEtapasInicioRequest) => unwrap(api.POST('/api/v2/duas_etapas/inicio', { body })),
  });

/**
 * Confirms the key; the answer is the recovery codes. Nothing is asked again by itself: a screen shows the codes first and then
 * makes `outOfDate` so, because a forced page closes once the account is no longer forced.
 */
export const validateDuasEtapasMutation = (api: Api) =>
  mutationOptions({
    mutationKey: ['validateDuasEtapas'],
    gcTime: 0,
    mutationFn: (body: DuasEtapasCodigoRequest) => unwrap(api.POST('/api/v2/duas_etapas/confirmacao', { body })),
  });

/** Draws the recovery codes anew. */
export const resetCodigosRecuperacaoMutation = (api: Api) =>
  mutationOptions({
    mutationKey: ['resetCodigosRecuperacao'],
    gcTime: 0,
    mutationFn: (body: DuasEtapasProvaRequest) => unwrap(api.POST('/api/v2/duas_etapas/codigos', { body })),
  });

/** Removes the own two-step sign-in. */
export const closeDuasEtapasMutation = (api: Api) =>
  mutationOptions({
    mutationKey: ['closeDuasEtapas'],
    mutationFn: (body: DuasEtapasProvaRequest) => unwrap(api.POST('/api/v2/duas_etapas/remocao', { body })),
    onSuccess: (_done, _sent, _context, { client }) => invalidate(client, outOfDate(api)),
  });

/** What a change of the two-step sign-in makes out of date. */
export const outOfDate = (api: Api) => [duasEtapasKey(api), contaKey(api), sessaoKey(api)];
