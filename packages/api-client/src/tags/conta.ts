/** Account: sign-in, own account, password. What follows a sign-in (storing, navigating) is the caller's. */
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type {
  ContaUpdateRequest,
  LoginHubRequest,
  LoginRequest,
  SegundaEtapaRequest,
  SenhaRequest,
} from '@luneta/openapi';
import { unwrap } from '../api.ts';
import type { Api } from '../api.ts';
import { asStudent, invalidate, key } from '../keys.ts';
import { signIn } from '../sign-in.ts';
import { sessaoKey } from './sessao.ts';

export const contaKey = (api: Api) => key(api, 'conta');

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

/** The second step of a sign-in: a code of the authenticator app or a recovery code. A 401 is about the code. */
export const loginSegundaEtapaMutation = (api: Api) =>
  mutationOptions({
    mutationKey: ['login_segunda_etapa'],
    mutationFn: (body: SegundaEtapaRequest) => signIn(api.POST('/api/v2/login/segunda_etapa', { body })),
  });

/** Sign in a student with a learning-hub token. */
export const loginHubMutation = (api: Api) =>
  mutationOptions({
    mutationKey: ['login_hub'],
    mutationFn: (body: LoginHubRequest) => signIn(api.POST('/api/v2/users/contas/login_hub_educacional', { body })),
  });

/**
 * Ends the session. The cache is emptied whatever the outcome, because it belongs to a person who left (decision 33).
 */
export const logoutMutation = (api: Api) =>
  mutationOptions({
    mutationKey: ['logout'],
    mutationFn: () => unwrap(api.POST('/api/v2/logout', { body: {} })),
    onSettled: (_data, _error, _variables, _result, { client }) => client.clear(),
  });

/** Account of the active student. Enable it only when authenticated. */
export const contaQuery = (api: Api) => {
  const query = asStudent(api);
  return queryOptions({
    queryKey: contaKey(api),
    queryFn: ({ signal }) => unwrap(api.GET('/api/v2/users/contas', { params: { query }, signal })),
  });
};

/** Change avatar, nickname or security questions; the answer is the account and replaces the cached one. */
export const updateContaMutation = (api: Api) => {
  const query = asStudent(api);
  const own = contaKey(api);
  return mutationOptions({
    mutationKey: ['updateConta'],
    mutationFn: (body: ContaUpdateRequest) =>
      unwrap(api.POST('/api/v2/users/contas/atualizar', { params: { query }, body })),
    onSuccess: (conta, _variables, _result, { client }) => {
      client.setQueryData(own, conta);
      // The rankings show the name and the avatar, and the home knows whether there are security questions.
      return invalidate(client, [sessaoKey(api), key(api, 'home')]);
    },
  });
};

/** Change the own password, or reset a student's. `ApiError.erro` belongs under the current-password field. */
export const changeSenhaMutation = (api: Api) =>
  mutationOptions({
    mutationKey: ['changeSenha'],
    mutationFn: (body: SenhaRequest) => unwrap(api.POST('/api/v2/users/contas/alterar_senha', { body })),
    onSuccess: (_data, _variables, _result, { client }) => invalidate(client, [contaKey(api), sessaoKey(api)]),
  });
