/**
 * The ways back into an account. Nobody is signed in here: no authorization is needed and nothing is cached for a
 * student. A 404 with the documented text arrives as `ApiError` (S1 §8).
 */
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { EmailTrocaSenhaRequest, ResgateRecuperacaoRequest, RespostasSegurancaRequest } from '@luneta/openapi';
import { unwrap } from '../api.ts';
import type { Api } from '../api.ts';

/** Which ways this deployment offers. The same for everyone, so its key names no student. */
export const recuperacaoQuery = (api: Api) =>
  queryOptions({
    queryKey: ['recuperacao'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/v2/recuperacao', { signal })),
  });

/** Questions of a user name. A mutation: each try counts on the server, so none may happen by itself. */
export const perguntasSegurancaPessoaMutation = (api: Api) =>
  mutationOptions({
    mutationKey: ['listPerguntasSegurancaPessoa'],
    mutationFn: ({ username }: { username: string }) =>
      unwrap(
        api.GET('/api/v2/users/contas/perguntas_seguranca_pessoa', {
          params: { query: { username: username.trim() } },
        }),
      ),
  });

/** Answer all questions at once; the answer is the one-time password. Not kept once its screen is gone. */
export const validatePerguntasSegurancaMutation = (api: Api) =>
  mutationOptions({
    mutationKey: ['validatePerguntasSeguranca'],
    gcTime: 0,
    mutationFn: ({ username, ...rest }: RespostasSegurancaRequest) =>
      unwrap(
        api.POST('/api/v2/users/contas/validate_perguntas_seguranca', {
          body: { username: username.trim(), ...rest },
        }),
      ),
  });

/** Ask for a message with a link to a new password. */
export const sendEmailTrocaSenhaMutation = (api: Api) =>
  mutationOptions({
    mutationKey: ['sendEmailTrocaSenha'],
    mutationFn: ({ username }: EmailTrocaSenhaRequest) =>
      unwrap(api.POST('/api/v2/users/contas/send_email_troca_senha', { body: { username: username.trim() } })),
  });

/** Set a new password with the code of the message. The person signs in afterwards. */
export const redeemRecuperacaoMutation = (api: Api) =>
  mutationOptions({
    mutationKey: ['redeemRecuperacao'],
    gcTime: 0,
    mutationFn: (body: ResgateRecuperacaoRequest) => unwrap(api.POST('/api/v2/recuperacao/resgate', { body })),
  });
