/**
 * Prepared statements for hot paths: written once as SQL with named parameters, sent by name, so
 * that neither we build the text nor PostgreSQL plans it again. A statement of a school's tables
 * must mention `:escola_id`; the global directory declares itself so.
 */
import type { Db } from './db.ts';

type Value = string | number | boolean | Date | Buffer | null | readonly (string | number)[];
export type Params = Readonly<Record<string, Value>>;

export type Statement<P extends Params, R> = {
  readonly name: string;
  readonly text: string;
  readonly order: readonly string[];
  /** Phantom of the parameter and row types; never set. */
  readonly types?: { readonly params: P; readonly row: R };
};

const PARAMETER = /(?<![:\w]):([a-z][a-z0-9_]*)/g;

/**
 * Declares a prepared statement; `:nome` marks a parameter.
 * @throws when the text names no `:escola_id` and `scope` is not 'global'.
 */
export function statement<P extends Params, R>(
  name: string,
  sql: string,
  scope: 'tenant' | 'global' = 'tenant',
): Statement<P, R> {
  const order: string[] = [];
  const text = sql.replace(PARAMETER, (_, parameter: string) => {
    if (!order.includes(parameter)) order.push(parameter);
    return `$${order.indexOf(parameter) + 1}`;
  });
  if (scope === 'tenant' && !order.includes('escola_id')) {
    throw new Error(`statement '${name}' reads tenant tables without :escola_id; add it, or declare it 'global'`);
  }
  return { name, text, order };
}

/** Runs a prepared statement on the pool or inside a transaction; returns its rows. */
export async function run<P extends Params, R>(db: Db, prepared: Statement<P, R>, params: P): Promise<R[]> {
  const values = prepared.order.map((name) => params[name]);
  const result = await db.$client.query({ name: prepared.name, text: prepared.text, values });
  const rows: R[] = result.rows;
  return rows;
}
