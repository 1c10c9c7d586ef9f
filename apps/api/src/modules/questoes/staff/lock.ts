/** One after another where codes of questions and names of their parts are made, so that no two of a school are the same. */
import { statement } from '../../../database/statement.ts';
import type { Tenant } from '../../../database/tenant.ts';

const LOCK = statement<{ escola_id: number }, never>(
  'lock_questoes_nomes',
  `select pg_advisory_xact_lock(hashtextextended('questoes ' || :escola_id::text, 0))`,
);

/** @param escola inside a transaction, which holds the lock to its end */
export async function lockNomes(escola: Tenant): Promise<void> {
  await escola.run(LOCK, {});
}
