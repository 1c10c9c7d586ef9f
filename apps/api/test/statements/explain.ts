/** Gets the plan of a statement with unknown parameters from PostgreSQL, and the data that the judge needs. */
import { transaction, type Db } from '../../src/database/db.ts';
import type { Registered } from '../../src/database/statement.ts';
import { looseScans, type Loose } from './judge.ts';
import type { PlanNode } from './plan.ts';

/** Statements without a plan: they change no rows of one school and read none. */
export const UTILITY = /^\s*(?:truncate|analyze)\b/i;

/** Tables whose key starts with the school. */
export async function readTenantTables(db: Db): Promise<ReadonlySet<string>> {
  const { rows } = await db.query<{ name: string }>(`
    select c.relname as name from pg_class c
      join pg_index i on i.indrelid = c.oid and i.indisprimary
      join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
     where c.relnamespace = 'public'::regnamespace and a.attname = 'escola_id'`);
  return new Set(rows.map(({ name }) => name));
}

/**
 * Generic plans, which are valid for all parameters. One is the plan for small tables. The other is planned without indexes:
 * PostgreSQL then reads a sub-select once as a whole, instead of once per row. Large tables may use either.
 */
async function plansOf(db: Db, text: string): Promise<PlanNode[]> {
  if (UTILITY.test(text)) return [];
  return transaction(db, async (tx) => {
    const withIndexes = await planOf(tx, text);
    for (const way of ['indexscan', 'indexonlyscan', 'bitmapscan']) await tx.query(`set local enable_${way} = off`);
    return [withIndexes, await planOf(tx, text)];
  });
}

/** The generic plan of one statement. */
export async function planOf(db: Db, text: string): Promise<PlanNode> {
  const { rows } = await db.query<{ 'QUERY PLAN': readonly { readonly Plan: PlanNode }[] }>(
    `explain (generic_plan, verbose, format json) ${text}`,
  );
  const plan = rows[0]?.['QUERY PLAN'][0]?.Plan;
  if (!plan) throw new Error('EXPLAIN gave no plan');
  return plan;
}

/** The scans of one statement that are not limited to a school. */
export async function judge(
  db: Db,
  tenantTables: ReadonlySet<string>,
  { name, text, order }: Pick<Registered, 'name' | 'text' | 'order'>,
  anchors: readonly string[] = [],
): Promise<Loose[]> {
  try {
    const plans = await plansOf(db, text);
    return plans.flatMap((plan) => looseScans(plan, order, tenantTables, anchors));
  } catch (error) {
    throw new Error(`statement '${name}' cannot be explained; give its parameters a type with a cast`, {
      cause: error,
    });
  }
}
