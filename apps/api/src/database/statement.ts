/**
 * Prepared statements, the only way to send SQL. A statement is written once with named parameters and sent by name, so
 * that neither we build the text again nor PostgreSQL plans it again. A statement on tables of a school must contain
 * `:escola_id`. One that reads several schools, or none, is declared 'global'. All statements are registered, and
 * `statements.test.ts` explains each of them.
 */
import type { Db } from './db.ts';

type Value = string | number | boolean | Date | Buffer | null | readonly (string | number | null)[];
export type Params = Readonly<Record<string, Value>>;
export type Scope = 'tenant' | 'global';

export type Statement<P extends Params, R> = {
  readonly name: string;
  readonly text: string;
  readonly order: readonly string[];
  readonly scope: Scope;
  /** Carries the parameter and row types at compile time. Never set. */
  readonly types?: { readonly params: P; readonly row: R };
};

/** What the registry stores about a statement. */
export type Registered = Omit<Statement<Params, unknown>, 'types'>;

const PARAMETER = /(?<![:\w]):([a-z][a-z0-9_]*)/g;

/** A separate registry for tests that plant a statement. The server has one. */
export type Registry = Map<string, Registered>;
const REGISTRY: Registry = new Map();

/** Every statement declared by the loaded modules. */
export const registered = (): readonly Registered[] => [...REGISTRY.values()];

/**
 * Declares a prepared statement; `:nome` marks a parameter.
 * @throws when the text has no `:escola_id` and `scope` is not 'global', or when another text already has the name
 */
export function statement<P extends Params, R>(
  name: string,
  sql: string,
  scope: Scope = 'tenant',
  registry: Registry = REGISTRY,
): Statement<P, R> {
  const order: string[] = [];
  const text = sql.replace(PARAMETER, (_, parameter: string) => {
    if (!order.includes(parameter)) order.push(parameter);
    return `$${order.indexOf(parameter) + 1}`;
  });
  if (scope === 'tenant' && !order.includes('escola_id')) {
    throw new Error(`statement '${name}' reads tenant tables without :escola_id; add it, or declare it 'global'`);
  }
  const known = registry.get(name);
  if (known && (known.text !== text || known.scope !== scope)) {
    throw new Error(`two statements are named '${name}'; PostgreSQL would run the first for both`);
  }
  const made = { name, text, order, scope };
  registry.set(name, made);
  return made;
}

/** Runs a prepared statement on the pool or inside a transaction; returns its rows. */
export async function run<P extends Params, R>(db: Db, prepared: Statement<P, R>, params: P): Promise<R[]> {
  const values = prepared.order.map((name) => params[name]);
  const result = await db.query({ name: prepared.name, text: prepared.text, values });
  const rows: R[] = result.rows;
  return rows;
}
