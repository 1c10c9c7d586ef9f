import type { ReactNode } from 'react';
import { classes } from '../../../lib/classes.ts';
import { listRole } from '../../../lib/list-role.ts';
import { Skeleton } from '../../feedback/skeleton/skeleton.tsx';
import type { DataTableProps } from './data-table-types.ts';
import { SelectAll, SelectRow } from './row-ticks.tsx';
import { SortSelect } from './sort-select.tsx';
import { HeadingTag } from '../../foundations/text/heading-scope.tsx';
import * as css from './data-table.css.ts';

/** The cards of a narrow screen, one for each row. */
export const TableCards = <Row,>(props: DataTableProps<Row>): ReactNode => {
  const { caption, columns, rows, rowKey, sort = null, onSort, selection, loading = false, loadingRows = 8 } = props;
  const { empty, error } = props;
  if (loading) {
    return (
      <div className={css.cards}>
        {Array.from({ length: loadingRows }, (_, n) => (
          <Skeleton key={n} shape="card" size={120} />
        ))}
      </div>
    );
  }
  if (rows.length === 0) return <div className={css.blank}>{error ?? empty}</div>;
  return (
    <div className={css.stack}>
      {onSort && <SortSelect columns={columns} sort={sort} onSort={onSort} />}
      {selection && <SelectAll rows={rows} rowKey={rowKey} selection={selection} hideLabel={false} />}
      <ul {...listRole} className={css.cards} aria-label={caption}>
        {rows.map((row) => (
          <RowCard key={rowKey(row)} row={row} {...props} />
        ))}
      </ul>
      {error}
    </div>
  );
};

const RowCard = <Row,>({
  row,
  columns,
  rowKey,
  renderActions,
  selection,
}: DataTableProps<Row> & { row: Row }): ReactNode => {
  const [first, ...others] = columns;
  return (
    <li className={classes(css.card, selection?.selected.has(rowKey(row)) && css.cardTicked)}>
      <div className={css.cardHead}>
        <HeadingTag className={css.cardTitle}>{first.cell(row)}</HeadingTag>
        {selection && <SelectRow row={row} rowKey={rowKey} selection={selection} />}
      </div>
      <dl className={css.facts}>
        {others.map((column) => (
          <div key={column.id} className={css.fact}>
            <dt className={css.term}>{column.header}</dt>
            <dd className={css.value}>{column.cell(row)}</dd>
          </div>
        ))}
      </dl>
      {renderActions && <div className={css.cardActions}>{renderActions(row)}</div>}
    </li>
  );
};
