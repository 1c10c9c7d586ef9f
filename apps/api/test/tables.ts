/**
 * Reads and writes tables with drizzle's builder, for fixtures and assertions of tests. Product code has prepared statements
 * only. `tables(db)` sees every school. `tables(tenant)` adds `escola_id` to the table, to each join and to each written
 * row. Raw `sql` fragments (sub-selects) in a condition are the only place where the author must add it.
 */
import { and, eq, sql, type Column, type SQL } from 'drizzle-orm';
import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDeleteBase, PgInsertBuilder, PgTable, PgUpdateBuilder } from 'drizzle-orm/pg-core';

import type { Db } from '../src/database/db.ts';
import type { Tenant } from '../src/database/tenant.ts';

type Tables = NodePgDatabase;
type TenantTable = PgTable & { escola_id: Column };
type Row<T extends TenantTable> = Omit<T['$inferInsert'], 'escola_id'>;

export type TenantTables = {
  /** `select(fields).from(t).innerJoin(u, on).where(cond)`, with each table limited to the school. */
  readonly select: Tables['select'];
  insert<T extends TenantTable>(
    table: T,
  ): { values(rows: Row<T> | readonly Row<T>[]): ReturnType<PgInsertBuilder<T, NodePgQueryResultHKT>['values']> };
  update<T extends TenantTable>(
    table: T,
  ): {
    set(
      values: Partial<{ [K in keyof Row<T>]: Row<T>[K] | SQL }>,
    ): ReturnType<PgUpdateBuilder<T, NodePgQueryResultHKT>['set']>;
  };
  delete<T extends TenantTable>(table: T): PgDeleteBase<T, NodePgQueryResultHKT>;
};

type Filtered = { where(condition: SQL | undefined): unknown };
type Joined = Filtered & Record<'innerJoin' | 'leftJoin', (table: TenantTable, on: SQL | undefined) => unknown>;

function escolaOf(table: object): Column {
  const column = (table as { escola_id?: Column }).escola_id;
  if (!column)
    throw new Error(
      'this table or sub-query has no escola_id: read it without the tenant layer, and give the reason in a comment',
    );
  return column;
}

/** In brackets: without them, a raw `a or b` would be limited to the school on one side of the `or` only. */
const both = (own: SQL, condition: SQL | undefined): SQL | undefined => and(own, condition && sql`(${condition})`);

/** Adds the school now, so that a query without `where` is limited too, and again in each later `where`. */
function narrow<Q extends Filtered>(query: Q, own: SQL): Q {
  const where = query.where.bind(query);
  where(own);
  query.where = (condition) => {
    where(both(own, condition));
    return query;
  };
  return query;
}

function narrowJoins(query: Joined, escola_id: number): void {
  for (const kind of ['innerJoin', 'leftJoin'] as const) {
    const join = query[kind].bind(query);
    query[kind] = (table, on) => {
      join(table, both(eq(escolaOf(table), escola_id), on));
      return query;
    };
  }
  for (const kind of ['rightJoin', 'fullJoin', 'crossJoin']) {
    Reflect.set(query, kind, () => {
      throw new Error(`${kind} cannot be limited to one school; use innerJoin or leftJoin`);
    });
  }
}

/** Calls a method of the builder by name, with arguments that the declared types have already checked. */
const send = (target: object, method: string, ...args: unknown[]): unknown =>
  Reflect.apply(Reflect.get(target, method), target, args);

function isQuery(value: unknown): value is Joined {
  return typeof value === 'object' && value !== null && 'where' in value;
}

function query(value: unknown): Joined {
  if (!isQuery(value)) throw new Error('drizzle gave no query: its builder has changed');
  return value;
}

function tenantTables({ db, escola_id }: Tenant): TenantTables {
  const all = drizzle({ client: db, casing: 'snake_case' });
  const own = (table: TenantTable) => eq(escolaOf(table), escola_id);
  const select = (fields?: Parameters<Tables['select']>[0]) => {
    const builder = fields ? all.select(fields) : all.select();
    const from: (table: PgTable) => unknown = Reflect.get(builder, 'from').bind(builder);
    const inSchool = (table: TenantTable) => {
      const narrowed = narrow(query(from(table)), own(table));
      narrowJoins(narrowed, escola_id);
      return narrowed;
    };
    return Object.assign(builder, { from: inSchool });
  };
  const values = (table: TenantTable, rows: object | readonly object[]) => {
    const list: readonly object[] = Array.isArray(rows) ? rows : [rows];
    return send(
      all.insert(table),
      'values',
      list.map((row) => ({ ...row, escola_id })),
    );
  };
  const set = (table: TenantTable, changes: { escola_id?: unknown }) => {
    const { escola_id: _ignored, ...rest } = changes;
    return narrow(query(send(all.update(table), 'set', rest)), own(table));
  };
  const layer = {
    select,
    insert: (table: TenantTable) => ({ values: (rows: object) => values(table, rows) }),
    update: (table: TenantTable) => ({ set: (changes: object) => set(table, changes) }),
    delete: (table: TenantTable) => narrow(query(all.delete(table)), own(table)),
  };
  // Patched at run time. Drizzle's own types stay correct for the results, as `TenantTables` declares.
  const typed: TenantTables = Object.assign(Object.create(null), layer);
  return typed;
}

/** Reads and writes tables through the pool or the transaction, limited to one school when a tenant is given. */
export function tables(over: Tenant): TenantTables;
export function tables(over: Db): Tables;
export function tables(over: Db | Tenant): Tables | TenantTables {
  return 'escola_id' in over ? tenantTables(over) : drizzle({ client: over, casing: 'snake_case' });
}
