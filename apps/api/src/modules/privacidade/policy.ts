/** Alone decides whose data may be handed over or erased, beyond profile and reach, and when. */
import { errors } from '../../http/errors.ts';
import { privacidadeErrors } from './errors.ts';
import type { Titular } from './store.ts';

/** @throws 404 for whoever is no student: like nobody (decision 27) */
export function requireStudent(titular: Titular | null): Titular {
  if (titular?.perfil !== 'aluno') throw errors.notFound();
  return titular;
}

/** @throws 409 erased before, or an exam day is open; 422 another name was typed */
export function assertMayErase(titular: Titular, confirmacao: string): void {
  if (titular.anonimizada_em) throw privacidadeErrors.jaAnonimizado();
  if (titular.em_prova) throw privacidadeErrors.emProva();
  if (confirmacao.trim() !== titular.nome) throw privacidadeErrors.nomeDiferente();
}
