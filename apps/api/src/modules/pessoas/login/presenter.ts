/** Shape of the response to a sign-in. It holds the token twice, for older and newer clients (decision 35). */
import type { components } from '@luneta/openapi';

export function autorizacao(token: string, pessoa: { senha_inicial: boolean }): components['schemas']['Autorizacao'] {
  return { token, data: { token }, shouldChangePassword: pessoa.senha_inicial };
}
