/** Decides whose data may be exported or erased, and when, after profile and reach have been checked. */
import { errors } from '../../../http/errors.ts';
import { privacidadeErrors } from './errors.ts';
import type { Titular } from './store.ts';

/** @throws 404 when the person is not a student, as for an unknown person (decision 27) */
export function requireStudent(titular: Titular | null): Titular {
  if (titular?.perfil !== 'aluno') throw errors.notFound();
  return titular;
}

/** @throws 409 when the data is already erased or an exam day is open */
export function assertMayErase(titular: Titular): void {
  if (titular.anonimizada_em) throw privacidadeErrors.jaAnonimizado();
  if (titular.em_prova) throw privacidadeErrors.emProva();
}

/** @throws 422 when another name was typed */
export function assertConfirmed(titular: Titular, confirmacao: string): void {
  if (confirmacao.trim() !== titular.nome) throw privacidadeErrors.nomeDiferente();
}
