// Rows of one kind of thing: a real table where there is room, cards on a phone. It knows neither where the rows come
// from nor how they are filtered; loading, empty and failed states stand instead of it.
import { type ReactNode, useId } from 'react';
import { copy } from '../../../copy.ts';
import { classes } from '../../../lib/classes.ts';
import { listRole } from '../../../lib/list-role.ts';
import { useMediaQuery } from '../../../lib/use-media-query.ts';
import { from } from '../../../theme/scale.ts';
import { VisuallyHidden } from '../../foundations/visually-hidden/visually-hidden.tsx';
import * as css from './data-table.css.ts';

export interface DataColumn<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  align?: keyof typeof css.align;
}

export interface DataTableProps<Row> {
  /** What the rows are, e.g. "Alunos, página 2"; read before the table. */
  caption: string;
  /** The first column names the row: it is its header, and the title of its card. */
  columns: readonly [DataColumn<Row>, ...DataColumn<Row>[]];
  /** Of this page, already sorted. */
  rows: readonly Row[];
  /** What tells one row from the others. */
  rowKey: (row: Row) => string | number;
  /** What can be done with a row, always in sight; each control says with which row. */
  renderActions?: (row: Row) => ReactNode;
  /** Head of their column. */
  actionsHeader?: string;
  /** Level of the cards' titles in the page. */
  level?: 2 | 3;
}

/** Rows of one kind of thing: a table where there is room, cards on a phone. */
export const DataTable = <Row,>(props: DataTableProps<Row>): ReactNode => {
  const wide = useMediaQuery(from.expanded);
  return wide ? <Table {...props} /> : <Cards {...props} />;
};

const Table = <Row,>({
  caption,
  columns,
  rows,
  rowKey,
  renderActions,
  actionsHeader,
}: DataTableProps<Row>): ReactNode => {
  const id = useId();
  const [first, ...others] = columns;
  return (
    // Focusable, so that the keyboard can scroll a table wider than the screen.
    <section className={css.scroller} aria-labelledby={id} tabIndex={0}>
      <table className={css.table}>
        <caption id={id}>
          <VisuallyHidden>{`${caption}. ${copy.scrollableTable}`}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.id} scope="col" className={classes(css.head, css.align[column.align ?? 'start'])}>
                {column.header}
              </th>
            ))}
            {renderActions && (
              <th scope="col" className={classes(css.head, css.align.end)}>
                {actionsHeader}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} className={css.row}>
              <th scope="row" className={classes(css.cell, css.name)}>
                {first.cell(row)}
              </th>
              {others.map((column) => (
                <td key={column.id} className={classes(css.cell, css.align[column.align ?? 'start'])}>
                  {column.cell(row)}
                </td>
              ))}
              {renderActions && (
                <td className={css.cell}>
                  <div className={css.actions}>{renderActions(row)}</div>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};

const Cards = <Row,>({ caption, columns, rows, rowKey, renderActions, level = 2 }: DataTableProps<Row>): ReactNode => {
  const [first, ...others] = columns;
  const Title = `h${level}` as const;
  return (
    <ul {...listRole} className={css.cards} aria-label={caption}>
      {rows.map((row) => (
        <li key={rowKey(row)} className={css.card}>
          <Title className={css.cardTitle}>{first.cell(row)}</Title>
          <dl className={css.facts}>
            {others.map((column) => (
              <div key={column.id} style={{ display: 'contents' }}>
                <dt className={css.term}>{column.header}</dt>
                <dd className={css.value}>{column.cell(row)}</dd>
              </div>
            ))}
          </dl>
          {renderActions && <div className={css.cardActions}>{renderActions(row)}</div>}
        </li>
      ))}
    </ul>
  );
};
