/** The statements of one school. Each runs with its `escola_id`, which no caller can omit or replace. */
import { transaction, type Db } from './db.ts';
import { run, type Params, type Statement } from './statement.ts';

export type Tenant = {
  readonly escola_id: number;
  readonly db: Db;
  /** Runs a prepared statement with this school's id. */
  run<P extends Params, R>(prepared: Statement<P, R>, params: Omit<P, 'escola_id'>): Promise<R[]>;
  /** The same school inside a transaction. */
  transaction<T>(work: (escola: Tenant) => Promise<T>): Promise<T>;
};

/** Runs the statements of the school `escola_id` through `db`. */
export function tenant(db: Db, escola_id: number): Tenant {
  return {
    escola_id,
    db,
    run: <P extends Params, R>(prepared: Statement<P, R>, params: Omit<P, 'escola_id'>) =>
      run<Params, R>(db, prepared, { ...params, escola_id }),
    transaction: (work) => transaction(db, (tx) => work(tenant(tx, escola_id))),
  };
}
