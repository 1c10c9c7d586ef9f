/** The option `--escola` of the commands. */
import { asc, eq } from 'drizzle-orm';

import type { Db } from '../database/db.ts';
import { escola } from '../database/schema/index.ts';

/**
 * The school that a command means: the one named, else the first.
 * @throws Error in Portuguese when it does not exist.
 */
export async function defaultEscola(db: Db, option: string | undefined): Promise<number> {
  const query = db.select({ id: escola.id }).from(escola);
  const [found] = await (option === undefined ? query : query.where(eq(escola.id, Number(option) || 0)))
    .orderBy(asc(escola.id))
    .limit(1);
  if (found) return found.id;
  throw new Error(option === undefined ? 'Não há nenhuma escola no banco.' : `A escola ${option} não existe.`);
}

/**
 * The school named by its number, for commands that must never guess one.
 * @throws Error in Portuguese when it does not exist.
 */
export async function requireEscola(db: Db, id: string): Promise<number> {
  return defaultEscola(db, id);
}
