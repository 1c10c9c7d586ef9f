// What would change, or changed: before and after of each row. It knows neither the rows nor who changes them.
import type { ReactNode } from 'react';
import { listRole } from '../../../lib/list-role.ts';
import type { DataColumn, DataTableProps } from '../data-table/data-table-types.ts';
import { DataTable } from '../data-table/data-table.tsx';
import { BeforeAfter, type BeforeAfterProps } from './before-after.tsx';
import * as css from './diff-table.css.ts';

/** One fact of a row that changes. */
export interface DiffChange extends BeforeAfterProps {
  /** What changes: "Turma". Left out where the head of the column says it. */
  field?: string;
}

/** Props of `DiffTable`. */
export interface DiffTableProps<Row> extends Omit<DataTableProps<Row>, 'columns'> {
  /** The column that names the row, such as the student. */
  name: DataColumn<Row>;
  /** Head of the column of changes: "O que muda". */
  changesHeader: string;
  /** What changes of a row, each with before and after. */
  changesOf: (row: Row) => readonly DiffChange[];
  /** Columns between the name and the changes, such as the line of a file. */
  before?: readonly DataColumn<Row>[];
  /** Columns after the changes. */
  after?: readonly DataColumn<Row>[];
}

/** Rows with what changes of each, before → after: a table where there is space, cards on a phone. */
export const DiffTable = <Row,>({
  name,
  changesHeader,
  changesOf,
  before = [],
  after = [],
  ...table
}: DiffTableProps<Row>): ReactNode => (
  <DataTable {...table} columns={[name, ...before, changesColumn(changesHeader, changesOf), ...after]} />
);

const changesColumn = <Row,>(header: string, changesOf: (row: Row) => readonly DiffChange[]): DataColumn<Row> => ({
  id: 'changes',
  header,
  cell: (row) => <Changes of={changesOf(row)} />,
});

const Changes = ({ of: changes }: { of: readonly DiffChange[] }): ReactNode => (
  <ul {...listRole} className={css.changes}>
    {changes.map(({ field, ...change }, n) => (
      <li key={field ?? n} className={css.change}>
        {field !== undefined && <span className={css.field}>{field}</span>} <BeforeAfter {...change} />
      </li>
    ))}
  </ul>
);
