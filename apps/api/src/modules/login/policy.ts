/** Who may sign in with a password, with which effective profile, and for how long. */
import type { Perfil } from '../../http/sessao.ts';
import { loginErrors } from './errors.ts';
import type { Pessoa } from './store.ts';

/** The eight profiles of the product (decision 24); anything else gets the documented alert. */
const MAY_SIGN_IN: ReadonlySet<string> = new Set<Perfil>([
  'aluno',
  'professor',
  'coordenador',
  'gestao_vida',
  'admin',
  'gestao_escola',
  'diretor',
  'supervisor',
]);

/** Silence that ends a session: 12 h, or 30 days with 'Lembre-se de mim.' (decision 34). */
export function validitySeconds(lembrar: boolean): number {
  return lembrar ? 30 * 86_400 : 12 * 3_600;
}

/** @throws 403 for a profile that is not the product's, and for a student without an active class. */
export function assertMaySignIn(pessoa: Pessoa): asserts pessoa is Pessoa & { perfil: Perfil } {
  if (!MAY_SIGN_IN.has(pessoa.perfil)) throw loginErrors.profile(pessoa.perfil);
  if (pessoa.perfil === 'aluno' && pessoa.turma_aluno_id === null) throw loginErrors.noClass();
}
