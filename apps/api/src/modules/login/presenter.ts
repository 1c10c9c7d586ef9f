/** The answer to a sign-in: the token twice, as both generations of clients read it (decision 35). */
import type { components } from '@luneta/openapi';

export function autorizacao(token: string, pessoa: { senha_inicial: boolean }): components['schemas']['Autorizacao'] {
  return { token, data: { token }, shouldChangePassword: pessoa.senha_inicial };
}
