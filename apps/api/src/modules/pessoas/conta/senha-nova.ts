/** Checks a new password that somebody chose: the domain's rule with data that only the server has. */
import { serverSenhaError, type SenhaError } from '@luneta/domain/senha';

import type { Credencial } from './credencial-store.ts';
import { isSenhaComum } from './senhas-comuns.ts';

/** What of a person a password must not repeat. */
type Escolhe = Pick<Credencial, 'perfil' | 'nome' | 'data_nascimento' | 'email' | 'logins'>;
type Escolha = {
  readonly nova: string;
  /** The new password equals the one-time password it replaces. */
  readonly isInitial: boolean;
  readonly senhaPadrao: string | null;
};

/**
 * The first rule that refuses it, or null. Every login name of the person counts as personal data. [SEN-4] [SEN-5]
 * [SEN-6]
 */
export function escolhaError(pessoa: Escolhe, { nova, isInitial, senhaPadrao }: Escolha): SenhaError | null {
  const { perfil, nome, data_nascimento, logins, email } = pessoa;
  const initial = isInitial || (senhaPadrao !== null && nova === senhaPadrao);
  const common = { nova, perfil, nome, data_nascimento, isInitial: initial, isCommon: isSenhaComum(nova) };
  for (const login of [...logins, email ?? '']) {
    const error = serverSenhaError({ ...common, login });
    if (error) return error;
  }
  return null;
}
