import { type ReactNode, useId } from 'react';
import { scrollableTable } from '../../../copy.ts';
import { useWords } from '../../../words.tsx';
import { classes } from '../../../lib/classes.ts';
import { Skeleton } from '../../feedback/skeleton/skeleton.tsx';
import { VisuallyHidden } from '../../foundations/visually-hidden/visually-hidden.tsx';
import type { DataTableProps } from './data-table-types.ts';
import { SelectAll, SelectRow } from './row-ticks.tsx';
import { SortHead } from './sort-head.tsx';
import * as css from './data-table.css.ts';

const defaults = { scrollableTable };

/** The table of a wide screen. */
export const WideTable = <Row,>(props: DataTableProps<Row>): ReactNode => {
  const copy = useWords(defaults);
  const { caption, columns, rows, rowKey, renderActions, actionsHeader, sort = null, onSort, selection } = props;
  const { loading = false, empty, error } = props;
  const id = useId();
  return (
    <div className={css.stack}>
      {/* Focusable, so that the keyboard can scroll a table wider than the screen. */}
      <section className={css.scroller} aria-labelledby={id} tabIndex={0}>
        <table className={css.table}>
          <caption id={id}>
            <VisuallyHidden>{`${caption}. ${copy.scrollableTable}`}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              {selection && (
                <td className={classes(css.head, css.tick)}>
                  <SelectAll rows={loading ? [] : rows} rowKey={rowKey} selection={selection} />
                </td>
              )}
              {columns.map((column) => (
                <SortHead key={column.id} column={column} sort={sort} onSort={onSort} />
              ))}
              {renderActions && (
                <th scope="col" className={classes(css.head, css.align.end)}>
                  {actionsHeader}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            <Body {...props} />
          </tbody>
        </table>
        {!loading && rows.length === 0 && <div className={css.blank}>{error ?? empty}</div>}
      </section>
      {!loading && rows.length > 0 && error}
    </div>
  );
};

const Body = <Row,>(props: DataTableProps<Row>): ReactNode => {
  const { columns, rows, rowKey, renderActions, selection, density = 'comfort', loading = false } = props;
  const [first, ...others] = columns;
  const cell = classes(css.cell, css.density[density]);
  if (loading) return <GreyRows {...props} />;
  return rows.map((row) => (
    <tr key={rowKey(row)} className={css.row}>
      {selection && (
        <td className={classes(cell, css.tick)}>
          <SelectRow row={row} rowKey={rowKey} selection={selection} />
        </td>
      )}
      <th scope="row" className={classes(cell, css.name)}>
        {first.cell(row)}
      </th>
      {others.map((column) => (
        <td
          key={column.id}
          className={classes(cell, css.align[column.align ?? 'start'], column.noWrap === true && css.whole)}
        >
          {column.cell(row)}
        </td>
      ))}
      {renderActions && (
        <td className={classes(cell, css.actionsCell)}>
          <div className={css.actions}>{renderActions(row)}</div>
        </td>
      )}
    </tr>
  ));
};

const GreyRows = <Row,>({
  columns,
  renderActions,
  selection,
  density = 'comfort',
  loadingRows = 8,
}: DataTableProps<Row>): ReactNode => {
  const cells = columns.length + (selection ? 1 : 0) + (renderActions ? 1 : 0);
  return Array.from({ length: loadingRows }, (_, row) => (
    <tr key={row} className={css.greyRow}>
      {Array.from({ length: cells }, (__, cell) => (
        <td key={cell} className={classes(css.cell, css.density[density])}>
          <Skeleton shape="text" />
        </td>
      ))}
    </tr>
  ));
};
