/** Who the server takes the caller for, student context of staff, handover between deployments. */
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { ContextoRequest, ResgateRequest, TransferenciaRequest } from '@luneta/openapi';
import { unwrap } from '../api.ts';
import type { Api } from '../api.ts';
import { asStudent, key } from '../keys.ts';
import { signIn } from '../sign-in.ts';

export const sessaoKey = (api: Api) => key(api, 'sessao');

export const sessaoQuery = (api: Api) => {
  const query = asStudent(api);
  return queryOptions({
    queryKey: sessaoKey(api),
    queryFn: ({ signal }) => unwrap(api.GET('/api/v2/sessao', { params: { query }, signal })),
  });
};

/** Open a student's view. The answer is a new authorization; nothing cached under the old one stays. */
export const createContextoMutation = (api: Api) =>
  mutationOptions({
    mutationKey: ['createContexto'],
    mutationFn: (body: ContextoRequest) => signIn(api.POST('/api/v2/sessao/contexto', { body })),
    onSuccess: (_data, _variables, _result, { client }) => client.clear(),
  });

/** Make a one-time code to continue in another deployment. */
export const createTransferenciaMutation = (api: Api) =>
  mutationOptions({
    mutationKey: ['createTransferencia'],
    mutationFn: (body: TransferenciaRequest) => unwrap(api.POST('/api/v2/sessao/transferencias', { body })),
  });

/** Exchange a one-time code for an authorization of this deployment. */
export const redeemTransferenciaMutation = (api: Api) =>
  mutationOptions({
    mutationKey: ['redeemTransferencia'],
    mutationFn: (body: ResgateRequest) => signIn(api.POST('/api/v2/sessao/transferencias/resgate', { body })),
    onSuccess: (_data, _variables, _result, { client }) => client.clear(),
  });
