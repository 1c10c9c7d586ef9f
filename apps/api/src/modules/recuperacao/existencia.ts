/** How much an address may learn about which names exist: a few per hour, and nothing in strict deployments (security D5). */
import type { Db } from '../../database/db.ts';
import { takeOne, whatIsLeft } from '../login/index.ts';
import { INEXISTENTES } from './policy.ts';

type Question = {
  readonly db: Db;
  readonly ip: string;
  readonly agora: Date;
  /** Never tell. */
  readonly estrita: boolean;
};

/**
 * Whether this call may say that the name does not exist. Known names read the budget too, so that both cost the same
 * once it is used up; only saying so takes from it.
 */
export async function maySayUnknown({ db, ip, agora, estrita }: Question, known: boolean): Promise<boolean> {
  if (estrita) return false;
  const { left } = await whatIsLeft(db, INEXISTENTES, ip, agora);
  return !known && left > 0 && takeOne(db, INEXISTENTES, ip, agora);
}
