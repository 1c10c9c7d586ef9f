/** The option `--escola` of the commands. */
import type { Db } from '../../database/db.ts';
import { run, statement } from '../../database/statement.ts';

const ESCOLA = statement<{ id: number | null }, { id: number }>(
  'find_opcao_escola',
  'select id from escola where :id::bigint is null or id = :id order by id limit 1',
  'global',
);

/**
 * The school of a command: the one named, else the first.
 * @throws Error in Portuguese when it does not exist.
 */
export async function defaultEscola(db: Db, option: string | undefined): Promise<number> {
  const [found] = await run(db, ESCOLA, { id: option === undefined ? null : Number(option) || 0 });
  if (found) return found.id;
  throw new Error(option === undefined ? 'Não há nenhuma escola no banco.' : `A escola ${option} não existe.`);
}

/**
 * The school with the given number, for commands that must not choose a default school.
 * @throws Error in Portuguese when it does not exist.
 */
export async function requireEscola(db: Db, id: string): Promise<number> {
  return defaultEscola(db, id);
}
