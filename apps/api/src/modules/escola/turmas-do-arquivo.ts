/** Classes that a file of people makes, and that go again when it is taken back. */
import { part } from '../../database/db.ts';
import { codeOf } from '../../database/error-code.ts';
import { statement } from '../../database/statement.ts';
import { tenant, type Tenant } from '../../database/tenant.ts';

const DELETE = statement<{ escola_id: number; id: number }, never>(
  'delete_turma',
  'delete from turma where escola_id = :escola_id and id = :id',
);

const FOREIGN_KEY = '23503';

/** Deletes the classes in which nothing stands. Joins the caller's transaction. */
export async function deleteEmptyTurmas(tx: Tenant, ids: readonly number[]): Promise<void> {
  for (const id of ids) {
    try {
      await part(tx.db, (db) => tenant(db, tx.escola_id).run(DELETE, { id }));
    } catch (error) {
      if (codeOf(error) !== FOREIGN_KEY) throw error;
    }
  }
}
