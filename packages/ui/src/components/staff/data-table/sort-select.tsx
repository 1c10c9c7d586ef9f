import type { ReactNode } from 'react';
import { useWords } from '../../../words.tsx';
import { Select } from '../../forms/select/select.tsx';
import type { DataTableProps, TableSort } from './data-table-types.ts';

const defaults = {
  sortBy: 'Ordenar por',
  ascending: (column: string) => `${column}, em ordem crescente`,
  descending: (column: string) => `${column}, em ordem decrescente`,
  unsorted: 'Sem ordenação',
};

const directions = ['ascending', 'descending'] as const;
const valueOf = ({ column, direction }: TableSort) => `${direction} ${column}`;

/** The orders of the heads, for a phone, where there are no heads. */
export const SortSelect = <Row,>({
  columns,
  sort,
  onSort,
}: {
  columns: DataTableProps<Row>['columns'];
  sort: TableSort | null;
  onSort: (sort: TableSort) => void;
}): ReactNode => {
  const copy = useWords(defaults);
  const orders = columns
    .filter(({ sortable }) => sortable)
    .flatMap(({ id, header }) =>
      directions.map((direction) => ({ sort: { column: id, direction }, label: copy[direction](header) })),
    );
  return (
    <Select
      label={copy.sortBy}
      value={sort ? valueOf(sort) : ''}
      options={[
        ...(sort ? [] : [{ value: '', label: copy.unsorted }]),
        ...orders.map((order) => ({ value: valueOf(order.sort), label: order.label })),
      ]}
      onChange={(value) => {
        const wanted = orders.find((order) => valueOf(order.sort) === value);
        if (wanted) onSort(wanted.sort);
      }}
    />
  );
};
