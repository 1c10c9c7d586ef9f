/**
 * Limits guesses of the current password inside a session, per person, so that a stolen session cannot find out the
 * password.
 */
import type { Db } from '../../database/db.ts';
import { forgetCount, takeCount } from '../login/index.ts';

type Pessoa = { readonly pessoa_escola_id: number; readonly pessoa_id: number };

const keyOf = ({ pessoa_escola_id, pessoa_id }: Pessoa) => `${pessoa_escola_id}/${pessoa_id}`;

/** Counts one try before it is checked. @throws 429 with the seconds to wait */
export function takeSenhaTry(db: Db, pessoa: Pessoa, agora: Date): Promise<void> {
  return takeCount(db, 'senha', keyOf(pessoa), agora);
}

/** Resets the count after a right password. */
export function forgetSenhaTries(db: Db, pessoa: Pessoa): Promise<void> {
  return forgetCount(db, 'senha', keyOf(pessoa));
}
