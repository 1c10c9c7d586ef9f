/** Inserts any number of rows of a school in one prepared statement. The rows are one JSON parameter. */
import { statement, type Statement } from './statement.ts';
import type { Tenant } from './tenant.ts';

/** A row to insert into a table of the schema. The statement adds the school. */
export type NewRow<Table extends { readonly $inferInsert: object }> = Omit<Table['$inferInsert'], 'escola_id'>;

/** A statement made by `insertStatement`. `New` is a row to insert, `Row` is what the statement returns for it. */
export type InsertStatement<New, Row> = Statement<{ escola_id: number; rows: string }, Row> & { readonly row?: New };

/**
 * Declares an insert into a table of the school. PostgreSQL reads each value as the type of the column. A column that is
 * not listed gets its default. A listed column that a row leaves out gets null.
 * @param tail SQL after the rows, such as `on conflict do nothing returning id`
 */
export function insertStatement<New extends object, Row = never>(
  name: string,
  table: string,
  columns: readonly (keyof New & string)[],
  tail = '',
): InsertStatement<New, Row> {
  const read = columns.map((column) => `x.${column}`).join(', ');
  return statement(
    name,
    `insert into ${table} (escola_id, ${columns.join(', ')})
     select :escola_id::bigint, ${read} from jsonb_populate_recordset(null::${table}, :rows::jsonb) with ordinality as x
      order by x.ordinality ${tail}`,
  );
}

/** Inserts the rows in order and returns the results in the same order. Sends no statement when there are no rows. */
export function insertRows<New extends object, Row>(
  escola: Tenant,
  prepared: InsertStatement<New, Row>,
  rows: readonly New[],
): Promise<Row[]> {
  return rows.length === 0 ? Promise.resolve([]) : escola.run(prepared, { rows: JSON.stringify(rows) });
}

/** Inserts one row. @returns what the statement returns for it; undefined when it returns nothing */
export async function insertRow<New extends object, Row>(
  escola: Tenant,
  prepared: InsertStatement<New, Row>,
  row: New,
): Promise<Row | undefined> {
  const [made] = await insertRows(escola, prepared, [row]);
  return made;
}

/** A function that inserts rows by this statement. */
export const loader =
  <New extends object, Row>(prepared: InsertStatement<New, Row>) =>
  (escola: Tenant, rows: readonly New[]): Promise<Row[]> =>
    insertRows(escola, prepared, rows);
