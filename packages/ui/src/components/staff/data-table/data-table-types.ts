// The words a table is described in; the table itself and its cards read the same.
import type { ReactNode } from 'react';

/** One fact about each row. */
export interface DataColumn<Row> {
  /** Tells it from the other columns. */
  id: string;
  /** Its head, and the name of the fact on a card. */
  header: string;
  /** The fact. */
  cell: (row: Row) => ReactNode;
  /** Where it stands in its column; figures at the `end`. */
  align?: 'start' | 'end';
  /** Short facts, such as a class or a code, that stay in one line; a card has space for all. */
  noWrap?: boolean;
  /** The rows can be put in its order. */
  sortable?: boolean;
}

/** The order of the rows. */
export interface TableSort {
  /** Id of the column they are sorted by. */
  column: string;
  /** From the least or from the most. */
  direction: 'ascending' | 'descending';
}

/** What a row is known by. */
export type RowKey = string | number;

/** Rows that are ticked, for something done with several at once. */
export interface RowSelection<Row> {
  /** Keys of the ticked rows; those of other pages may be among them. */
  selected: ReadonlySet<RowKey>;
  /** Ticks were set or taken away. */
  onChange: (selected: ReadonlySet<RowKey>) => void;
  /** Name of the tick of a row: "Selecionar Ana Amado". */
  label: (row: Row) => string;
}

/** Props of `DataTable`. */
export interface DataTableProps<Row> {
  /** What the rows are, e.g. "Alunos, página 2"; read before the table. */
  caption: string;
  /** The first column names the row: it is its header, and the title of its card. */
  columns: readonly [DataColumn<Row>, ...DataColumn<Row>[]];
  /** In the order in which they are shown. */
  rows: readonly Row[];
  /** What a row is known by. */
  rowKey: (row: Row) => RowKey;
  /** What can be done with a row, always in sight; each control says with which row. */
  renderActions?: (row: Row) => ReactNode;
  /** Head of their column. */
  actionsHeader?: string;
  /** The order the rows are in; `null` when it is none of a column's. */
  sort?: TableSort | null;
  /** Another order is wanted; sorting the rows is the screen's. Without it no head is a button. */
  onSort?: (sort: TableSort) => void;
  /** Rows that can be ticked. */
  selection?: RowSelection<Row>;
  /** Height of the rows: 52 px, or 44 px. */
  density?: 'comfort' | 'compact';
  /** The rows are on their way: grey ones instead. */
  loading?: boolean;
  /** How many grey rows. */
  loadingRows?: number;
  /**
   * Announced to screen readers while the rows are on their way.
   * Optional: "Carregando…" otherwise.
   */
  loadingLabel?: string;
  /** Stands where the rows would, when there are none: nothing yet, or nothing with these filters. */
  empty?: ReactNode;
  /** What failed, with a way to try again: instead of the rows, or below those that came. */
  error?: ReactNode;
  /** Level of the cards' titles in the page. */
  level?: 2 | 3;
}
