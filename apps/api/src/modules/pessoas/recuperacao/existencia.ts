/**
 * Limits how many names an address can find out not to exist: a few per hour, and none in strict deployments (security
 * D5).
 */
import type { Db } from '../../../database/db.ts';
import { takeOne, whatIsLeft } from '../login/janela.ts';
import { INEXISTENTES } from './policy.ts';

type Question = {
  readonly db: Db;
  readonly ip: string;
  readonly agora: Date;
  /** A strict deployment never says that a name does not exist. */
  readonly estrita: boolean;
};

/**
 * Whether this call may say that the name does not exist. Known names read the budget too, so that both take the same
 * time once it is used up. Only such a response takes from the budget.
 */
export async function maySayUnknown({ db, ip, agora, estrita }: Question, known: boolean): Promise<boolean> {
  if (estrita) return false;
  const { left } = await whatIsLeft(db, INEXISTENTES, ip, agora);
  return !known && left > 0 && (await takeOne(db, INEXISTENTES, ip, agora)) !== null;
}
