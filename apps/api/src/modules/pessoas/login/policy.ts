/** Decides who may sign in with a password, with which effective profile, and for how long. */
import { isPerfil, loginOutcome, type Perfil } from '@luneta/domain/perfil';

import { loginErrors } from './errors.ts';
import type { Pessoa } from './store.ts';

/** Time without calls that ends a session: 12 h, or 30 days with 'Lembre-se de mim.' (decision 34). */
export function validitySeconds(lembrar: boolean): number {
  return lembrar ? 30 * 86_400 : 12 * 3_600;
}

/** An expired one-time password no longer opens a session (security D6, D7). */
export function isVencida({ senha_expira_em }: Pick<Pessoa, 'senha_expira_em'>, agora: Date): boolean {
  return senha_expira_em !== null && senha_expira_em <= agora;
}

/**
 * @param via how the person signs in; the learning hub accepts only students
 * @throws 403 for a profile that is not of the product or not accepted here, and for a student without an active class
 */
export function assertMaySignIn(
  pessoa: Pessoa,
  via: 'senha' | 'hub' = 'senha',
): asserts pessoa is Pessoa & { perfil: Perfil } {
  const { perfil, turma_aluno_id } = pessoa;
  const outcome = loginOutcome(via, perfil, turma_aluno_id);
  if (outcome === 'perfil_nao_autorizado' || !isPerfil(perfil))
    throw via === 'hub' ? loginErrors.hubProfile(perfil) : loginErrors.profile(perfil);
  if (outcome === 'sem_turma') throw loginErrors.noClass();
}
