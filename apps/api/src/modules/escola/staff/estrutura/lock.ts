/** One change of a school's set-up at a time, so that what a name or a code refers to is read once. */
import { statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';

/** It lets rows that refer to the school be added meanwhile. */
const LOCK = statement<{ escola_id: number }, never>(
  'lock_estrutura',
  'select 1 from escola where id = :escola_id for no key update',
);

/** @param escola inside a transaction, which holds the lock to its end */
export async function lockEstrutura(escola: Tenant): Promise<void> {
  await escola.run(LOCK, {});
}
