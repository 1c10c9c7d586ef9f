import type { ReactNode } from 'react';
import { ArrowDown, ArrowUp, ArrowUpDown } from '../../../icons.ts';
import { classes } from '../../../lib/classes.ts';
import { Icon } from '../../foundations/icon/icon.tsx';
import type { DataColumn, TableSort } from './data-table-types.ts';
import * as css from './data-table.css.ts';

const arrows = { ascending: ArrowUp, descending: ArrowDown } as const;

/** The head of a column; a button where the rows can be put in its order, least first, then most first. */
export const SortHead = <Row,>({
  column: { id, header, align = 'start', sortable = false },
  sort,
  onSort,
}: {
  column: DataColumn<Row>;
  sort: TableSort | null;
  onSort: ((sort: TableSort) => void) | undefined;
}): ReactNode => {
  const look = classes(css.head, css.align[align]);
  if (!sortable || !onSort) {
    return (
      <th scope="col" className={look}>
        {header}
      </th>
    );
  }
  const direction = sort?.column === id ? sort.direction : null;
  const next = direction === 'ascending' ? 'descending' : 'ascending';
  return (
    <th scope="col" className={classes(look, css.sortable)} aria-sort={direction ?? 'none'}>
      <button
        type="button"
        className={classes(css.sort, direction !== null && css.sorted)}
        onClick={() => onSort({ column: id, direction: next })}
      >
        {header}
        <Icon of={direction === null ? ArrowUpDown : arrows[direction]} size={16} />
      </button>
    </th>
  );
};
