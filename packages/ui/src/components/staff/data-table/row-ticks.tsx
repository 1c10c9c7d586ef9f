import type { ReactNode } from 'react';
import { useWords } from '../../../words.tsx';
import { Checkbox } from '../../forms/checkbox/checkbox.tsx';
import type { RowKey, RowSelection } from './data-table-types.ts';

const defaults = {
  selectAll: 'Selecionar todas as linhas',
};

/** What the ticks need of the table. */
interface Ticks<Row> {
  /** What a row is known by. */
  rowKey: (row: Row) => RowKey;
  /** The ticks. */
  selection: RowSelection<Row>;
}

/** Ticks every row in sight, or takes their ticks away; those of other pages stay. */
export const SelectAll = <Row,>({
  rows,
  rowKey,
  selection: { selected, onChange },
  hideLabel = true,
}: Ticks<Row> & { rows: readonly Row[]; hideLabel?: boolean }): ReactNode => {
  const copy = useWords(defaults);
  const keys = rows.map(rowKey);
  const ticked = keys.filter((key) => selected.has(key)).length;
  const all = ticked > 0 && ticked === keys.length;
  const change = (checked: boolean) => {
    const next = new Set(selected);
    for (const key of keys) {
      if (checked) next.add(key);
      else next.delete(key);
    }
    onChange(next);
  };
  return (
    <Checkbox
      label={copy.selectAll}
      hideLabel={hideLabel}
      checked={all}
      mixed={ticked > 0 && !all}
      disabled={keys.length === 0}
      onChange={change}
    />
  );
};

/** Ticks one row. */
export const SelectRow = <Row,>({
  row,
  rowKey,
  selection: { selected, onChange, label },
}: Ticks<Row> & { row: Row }): ReactNode => {
  const key = rowKey(row);
  const change = (checked: boolean) => {
    const next = new Set(selected);
    if (checked) next.add(key);
    else next.delete(key);
    onChange(next);
  };
  return <Checkbox label={label(row)} hideLabel checked={selected.has(key)} onChange={change} />;
};
