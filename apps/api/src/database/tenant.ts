/**
 * The one query layer: everything read or written through it carries the school. It is drizzle's own
 * builder with `escola_id` added to the table, to each join and to each written row; raw `sql`
 * fragments (sub-selects) inside a condition are the one place where the author adds it by hand.
 */
import { and, eq, sql, type Column, type SQL } from 'drizzle-orm';
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDeleteBase, PgInsertBuilder, PgTable, PgUpdateBuilder } from 'drizzle-orm/pg-core';

import { transaction, type Db } from './db.ts';
import { run, type Params, type Statement } from './statement.ts';

export type TenantTable = PgTable & { escola_id: Column };
type Row<T extends TenantTable> = Omit<T['$inferInsert'], 'escola_id'>;

export type Tenant = {
  readonly escola_id: number;
  readonly db: Db;
  /** `select(fields).from(t).innerJoin(u, on).where(cond)`, each table narrowed to the school. */
  readonly select: Db['select'];
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
  /** Runs a prepared statement with this school's id. */
  run<P extends Params, R>(prepared: Statement<P, R>, params: Omit<P, 'escola_id'>): Promise<R[]>;
  /** The same layer inside one transaction. */
  transaction<T>(work: (escola: Tenant) => Promise<T>): Promise<T>;
};

type Filtered = { where(condition: SQL | undefined): unknown };
type Joined = Filtered & Record<'innerJoin' | 'leftJoin', (table: TenantTable, on: SQL | undefined) => unknown>;

function escolaOf(table: object): Column {
  const column = (table as { escola_id?: Column }).escola_id;
  if (!column)
    throw new Error('this table or sub-query has no escola_id: read it outside the tenant layer, and say why');
  return column;
}

/** In brackets: a raw `a or b` would otherwise put the school on one side of the `or` only. */
const both = (own: SQL, condition: SQL | undefined): SQL | undefined => and(own, condition && sql`(${condition})`);

/** Narrows now, so that a query without `where` is narrowed too, and again in each later `where`. */
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
      throw new Error(`${kind} cannot be narrowed to one school; use innerJoin or leftJoin`);
    });
  }
}

/** Calls a builder by name: the layer forwards what its declared types have already checked. */
const send = (target: object, method: string, ...args: unknown[]): unknown =>
  Reflect.apply(Reflect.get(target, method), target, args);

function isQuery(value: unknown): value is Joined {
  return typeof value === 'object' && value !== null && 'where' in value;
}

function query(value: unknown): Joined {
  if (!isQuery(value)) throw new Error('drizzle gave no query: its builder has changed');
  return value;
}

/** The query layer of one school. */
export function tenant(db: Db, escola_id: number): Tenant {
  const own = (table: TenantTable) => eq(escolaOf(table), escola_id);
  const select = (fields?: Parameters<Db['select']>[0]) => {
    const builder = fields ? db.select(fields) : db.select();
    const from: (table: PgTable) => unknown = Reflect.get(builder, 'from').bind(builder);
    const narrowed = (table: TenantTable) => {
      const all = narrow(query(from(table)), own(table));
      narrowJoins(all, escola_id);
      return all;
    };
    return Object.assign(builder, { from: narrowed });
  };
  const values = (table: TenantTable, rows: object | readonly object[]) => {
    const all: readonly object[] = Array.isArray(rows) ? rows : [rows];
    return send(
      db.insert(table),
      'values',
      all.map((row) => ({ ...row, escola_id })),
    );
  };
  const set = (table: TenantTable, changes: { escola_id?: unknown }) => {
    const { escola_id: _ignored, ...rest } = changes;
    return narrow(query(send(db.update(table), 'set', rest)), own(table));
  };
  const layer = {
    escola_id,
    db,
    select,
    insert: (table: TenantTable) => ({ values: (rows: object) => values(table, rows) }),
    update: (table: TenantTable) => ({ set: (changes: object) => set(table, changes) }),
    delete: (table: TenantTable) => narrow(query(db.delete(table)), own(table)),
    run: (prepared: Statement<Params, unknown>, params: Params) => run(db, prepared, { ...params, escola_id }),
    transaction: <T>(work: (escola: Tenant) => Promise<T>) => transaction(db, (tx) => work(tenant(tx, escola_id))),
  };
  // Patched at run time; drizzle's own types stay true of the results, which is what `Tenant` declares.
  const typed: Tenant = Object.assign(Object.create(null), layer);
  return typed;
}
