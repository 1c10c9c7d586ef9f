/** Who may sign in with a password, with which effective profile, and for how long. */
import { isPerfil, loginOutcome, type Perfil } from '@luneta/domain/perfil';

import { loginErrors } from './errors.ts';
import type { Pessoa } from './store.ts';

/** Silence that ends a session: 12 h, or 30 days with 'Lembre-se de mim.' (decision 34). */
export function validitySeconds(lembrar: boolean): number {
  return lembrar ? 30 * 86_400 : 12 * 3_600;
}

/** A one-time password that nobody used in time opens nothing any more (security D6, D7). */
export function isVencida({ senha_expira_em }: Pick<Pessoa, 'senha_expira_em'>, agora: Date): boolean {
  return senha_expira_em !== null && senha_expira_em <= agora;
}

/**
 * @param via the learning hub lets in students only
 * @throws 403 for a profile that is not the product's or not this way's, and for a student without an active class.
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
