/** Account: sign-in, own account, password. What follows a sign-in (storing, navigating) is the caller's. */
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Autorizacao, ContaUpdateRequest, LoginHubRequest, LoginRequest, SenhaRequest } from '@luneta/openapi';
import { settle, unwrap } from '../api.ts';
import type { Api } from '../api.ts';
import { invalidate, key } from '../keys.ts';
import { sessaoKey } from './sessao.ts';

export const contaKey = (api: Api) => key(api, 'conta');

/** A sign-in: the body, and the header value to save and send from now on. */
export type SignIn = Autorizacao & { authorization: string };

/** Reads the authorization from the response header or, without it, from data.token (S1 §7). */
export async function signIn(call: Promise<{ data?: Autorizacao; response: Response }>): Promise<SignIn> {
  const { data, response } = await settle(call);
  return { ...data, authorization: response.headers.get('authorization') ?? `Bearer ${data.data.token}` };
}

/** Sign in with user name or e-mail. Trims login and password (S1 §5). A 401 is about the credentials. */
export const loginMutation = (api: Api) =>
  mutationOptions({
    mutationKey: ['login'],
    mutationFn: ({ user, ...rest }: LoginRequest) =>
      signIn(
        api.POST('/api/v2/login/', {
          body: { user: { login: user.login.trim(), password: user.password.trim() }, ...rest },
        }),
      ),
  });

/** Sign in a student with a learning-hub token. */
export const loginHubMutation = (api: Api) =>
  mutationOptions({
    mutationKey: ['login_hub'],
    mutationFn: (body: LoginHubRequest) => signIn(api.POST('/api/v2/users/contas/login_hub_educacional', { body })),
  });

/** End the session. Whatever the outcome, everything cached belongs to someone who left: it is dropped (decision 33). */
export const logoutMutation = (api: Api) =>
  mutationOptions({
    mutationKey: ['logout'],
    mutationFn: () => unwrap(api.POST('/api/v2/logout', { body: {} })),
    onSettled: (_data, _error, _variables, _result, { client }) => client.clear(),
  });

/** Account of the active student. Enable it only when authenticated. */
export const contaQuery = (api: Api) =>
  queryOptions({
    queryKey: contaKey(api),
    queryFn: ({ signal }) => unwrap(api.GET('/api/v2/users/contas', { signal })),
  });

/** Change avatar, nickname or security questions; the answer is the account and replaces the cached one. */
export const updateContaMutation = (api: Api) =>
  mutationOptions({
    mutationKey: ['updateConta'],
    mutationFn: (body: ContaUpdateRequest) => unwrap(api.POST('/api/v2/users/contas/atualizar', { body })),
    onSuccess: (conta, _variables, _result, { client }) => {
      client.setQueryData(contaKey(api), conta);
      return invalidate(client, [sessaoKey(api)]);
    },
  });

/** Change the own password, or reset a student's. `ApiError.erro` belongs under the current-password field. */
export const changeSenhaMutation = (api: Api) =>
  mutationOptions({
    mutationKey: ['changeSenha'],
    mutationFn: (body: SenhaRequest) => unwrap(api.POST('/api/v2/users/contas/alterar_senha', { body })),
    onSuccess: (_data, _variables, _result, { client }) => invalidate(client, [contaKey(api), sessaoKey(api)]),
  });
