/** Slows guessing of the current password inside a session, per person: a stolen session must not find out the password. */
import type { Db } from '../../database/db.ts';
import { forgetCount, takeCount } from '../login/index.ts';

type Pessoa = { readonly pessoa_escola_id: number; readonly pessoa_id: number };

const keyOf = ({ pessoa_escola_id, pessoa_id }: Pessoa) => `${pessoa_escola_id}/${pessoa_id}`;

/** Takes one try before it is evaluated. @throws 429 with the seconds to wait */
export function takeSenhaTry(db: Db, pessoa: Pessoa, agora: Date): Promise<void> {
  return takeCount(db, 'senha', keyOf(pessoa), agora);
}

/** The current password was right: the count starts again. */
export function forgetSenhaTries(db: Db, pessoa: Pessoa): Promise<void> {
  return forgetCount(db, 'senha', keyOf(pessoa));
}
