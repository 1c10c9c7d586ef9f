// Many rows that change while they are read: only those near the screen are in the page. It knows neither where the rows
// come from nor how they are ordered.
import { type ReactNode, useId } from 'react';
import { scrollableTable } from '../../../copy.ts';
import { classes } from '../../../lib/classes.ts';
import { useWords } from '../../../words.tsx';
import { VisuallyHidden } from '../../foundations/visually-hidden/visually-hidden.tsx';
import * as css from '../data-table/data-table.css.ts';
import type { DataTableProps } from '../data-table/data-table-types.ts';
import { SortHead } from '../data-table/sort-head.tsx';
import * as own from './live-grid.css.ts';
import { useNear } from './use-near.ts';
import { ROW, useRowFocus } from './use-row-focus.ts';

const defaults = { scrollableTable };

/** Rows that come and go together. */
const BLOCK = 10;
const ROW_PX = 64;
/** The head is the first row of the table. */
const HEAD_ROWS = 1;

/** Props of `LiveGrid`; the rows stand in the order in which they are shown. */
export type LiveGridProps<Row> = Pick<
  DataTableProps<Row>,
  'caption' | 'columns' | 'rows' | 'rowKey' | 'renderActions' | 'actionsHeader'
>;

/**
 * A table of 64 px rows for many rows that change while they are read. Rows far from the screen are left out of the page;
 * screen readers are told how many there are and which one a row is. A row keeps the focus when it moves.
 */
export const LiveGrid = <Row,>(props: LiveGridProps<Row>): ReactNode => {
  const { caption, columns, rows, rowKey, renderActions, actionsHeader } = props;
  const copy = useWords(defaults);
  const id = useId();
  const { focused, ...focus } = useRowFocus();
  const blocks = Array.from({ length: Math.ceil(rows.length / BLOCK) }, (_, n) => n * BLOCK);
  return (
    // Focusable, so that the keyboard can scroll a table wider than the screen.
    <section className={css.scroller} aria-labelledby={id} tabIndex={0}>
      <table className={own.table} aria-rowcount={rows.length + HEAD_ROWS} {...focus}>
        <caption id={id}>
          <VisuallyHidden>{`${caption}. ${copy.scrollableTable}`}</VisuallyHidden>
        </caption>
        <colgroup>
          {columns.map((column, n) => (
            <col key={column.id} className={n === 0 ? own.nameHead : undefined} />
          ))}
          {renderActions && <col className={own.actionsHead} />}
        </colgroup>
        <thead>
          <tr aria-rowindex={HEAD_ROWS}>
            {columns.map((column) => (
              <SortHead key={column.id} column={column} sort={null} onSort={undefined} />
            ))}
            {renderActions && (
              <th scope="col" className={classes(css.head, css.align.end)}>
                {actionsHeader}
              </th>
            )}
          </tr>
        </thead>
        {blocks.map((from) => {
          const shown = rows.slice(from, from + BLOCK);
          const holds = focused !== null && shown.some((row) => String(rowKey(row)) === focused);
          return <Block key={from} {...props} rows={shown} from={from} holds={holds} />;
        })}
      </table>
    </section>
  );
};

type BlockProps<Row> = LiveGridProps<Row> & {
  /** Place of its first row among all. */
  from: number;
  /** One of its rows has the focus: it stays. */
  holds: boolean;
};

const Block = <Row,>({ rows, from, holds, columns, rowKey, renderActions }: BlockProps<Row>): ReactNode => {
  const { ref, near, height = rows.length * ROW_PX } = useNear<HTMLTableSectionElement>(from === 0);
  const [first, ...others] = columns;
  const cell = classes(css.cell, own.cell);
  if (!near && !holds)
    return (
      <tbody ref={ref}>
        <tr aria-hidden="true">
          <td
            aria-hidden="true"
            className={own.filler}
            colSpan={columns.length + (renderActions ? 1 : 0)}
            style={{ height }}
          />
        </tr>
      </tbody>
    );
  return (
    <tbody ref={ref}>
      {rows.map((row, n) => (
        <tr
          key={rowKey(row)}
          className={css.row}
          aria-rowindex={HEAD_ROWS + from + n + 1}
          {...{ [ROW]: String(rowKey(row)) }}
        >
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
      ))}
    </tbody>
  );
};
