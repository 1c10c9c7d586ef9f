// Rows that are edited where they stand. What is typed and saved is the screen's; a phone edits in a sheet.
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { scrollableTable } from '../../../copy.ts';
import { useWords } from '../../../words.tsx';
import { classes } from '../../../lib/classes.ts';
import { useMediaQuery } from '../../../lib/use-media-query.ts';
import { from } from '../../../theme/scale.ts';
import { VisuallyHidden } from '../../foundations/visually-hidden/visually-hidden.tsx';
import type { DataTableProps, RowKey } from '../data-table/data-table-types.ts';
import * as tableCss from '../data-table/data-table.css.ts';
import { TableCards } from '../data-table/table-cards.tsx';
import * as css from './edit-table.css.ts';

const defaults = { scrollableTable };

/** Stands for the key of a row that is added. */
export const NEW_ROW = 'nova-linha';

/** Props of `EditTable`. */
export interface EditTableProps<Row> extends Pick<
  DataTableProps<Row>,
  'caption' | 'columns' | 'rows' | 'rowKey' | 'actionsHeader'
> {
  /** What can be done with a row; its first button edits it, and has the focus again once that is over. */
  renderActions?: ((row: Row) => ReactNode) | undefined;
  /** Key of the row that is edited, `NEW_ROW` for one that is added, null while none is. */
  editing: RowKey | null;
  /** The row that is edited: an `EditRow` where there is space, a sheet on a phone. */
  editor: ReactNode;
  /** The button that adds a row, below the last one. */
  add?: ReactNode;
}

/** A table whose rows are edited in place, by keyboard as well: cards and a sheet on a phone. */
export const EditTable = <Row,>(props: EditTableProps<Row>): ReactNode => {
  const { editing, editor, add, renderActions, ...table } = props;
  const wide = useMediaQuery(from.expanded);
  const box = useRef<HTMLDivElement>(null);
  const before = useRef(editing);
  useEffect(() => {
    const left = before.current;
    before.current = editing;
    if (left === null || editing !== null || document.activeElement !== document.body) return;
    const place = left === NEW_ROW ? '[data-add]' : `[data-row="${left}"]`;
    box.current?.querySelector<HTMLElement>(`${place} button`)?.focus();
  }, [editing]);
  return (
    <div ref={box}>
      {wide ? (
        <InPlace {...props} />
      ) : (
        <div className={tableCss.stack}>
          <TableCards {...table} {...(renderActions && { renderActions })} />
          {editor}
          {add != null && <div data-add="">{add}</div>}
        </div>
      )}
    </div>
  );
};

const InPlace = <Row,>(props: EditTableProps<Row>): ReactNode => {
  const { caption, columns, rows, rowKey, actionsHeader, renderActions, editing, editor, add } = props;
  const copy = useWords(defaults);
  const id = useId();
  const [first, ...others] = columns;
  const cell = classes(tableCss.cell, tableCss.density.compact);
  return (
    <section className={tableCss.scroller} aria-labelledby={id} tabIndex={0}>
      <table className={tableCss.table}>
        <caption id={id}>
          <VisuallyHidden>{`${caption}. ${copy.scrollableTable}`}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.id}
                scope="col"
                className={classes(tableCss.head, tableCss.align[column.align ?? 'start'])}
              >
                {column.header}
              </th>
            ))}
            {(renderActions || editing !== null) && (
              <th scope="col" className={classes(tableCss.head, tableCss.align.end)}>
                {actionsHeader}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const key = rowKey(row);
            if (key === editing) return <Edited key={key}>{editor}</Edited>;
            return (
              <tr key={key} data-row={key} className={tableCss.row}>
                <th scope="row" className={classes(cell, tableCss.name)}>
                  {first.cell(row)}
                </th>
                {others.map(({ id: column, align = 'start', noWrap, cell: fact }) => (
                  <td key={column} className={classes(cell, tableCss.align[align], noWrap === true && tableCss.whole)}>
                    {fact(row)}
                  </td>
                ))}
                {renderActions && (
                  <td className={classes(cell, tableCss.actionsCell)}>
                    <div className={tableCss.actions}>{renderActions(row)}</div>
                  </td>
                )}
              </tr>
            );
          })}
          {editing === NEW_ROW && editor}
        </tbody>
      </table>
      {add != null && editing !== NEW_ROW && (
        <div data-add="" className={css.add}>
          {add}
        </div>
      )}
    </section>
  );
};

/** Takes the place of its row. */
const Edited = ({ children }: { children: ReactNode }) => children;
