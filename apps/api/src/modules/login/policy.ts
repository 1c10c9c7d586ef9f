/** Who may sign in with a password, with which effective profile, and for how long. */
import { isPerfil, loginOutcome, type Perfil } from '@luneta/domain/perfil';

import { loginErrors } from './errors.ts';
import type { Pessoa } from './store.ts';

/** Silence that ends a session: 12 h, or 30 days with 'Lembre-se de mim.' (decision 34). */
export function validitySeconds(lembrar: boolean): number {
  return lembrar ? 30 * 86_400 : 12 * 3_600;
}

/** @throws 403 for a profile that is not the product's, and for a student without an active class. */
export function assertMaySignIn(pessoa: Pessoa): asserts pessoa is Pessoa & { perfil: Perfil } {
  const { perfil, turma_aluno_id } = pessoa;
  const outcome = loginOutcome('senha', perfil, turma_aluno_id);
  if (outcome === 'perfil_nao_autorizado' || !isPerfil(perfil)) throw loginErrors.profile(perfil);
  if (outcome === 'sem_turma') throw loginErrors.noClass();
}
