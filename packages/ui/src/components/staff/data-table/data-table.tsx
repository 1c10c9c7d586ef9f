// Rows of one kind of thing: a real table where there is space, cards on a phone. It knows neither where the rows come
// from nor how they are filtered or sorted.
import type { ReactNode } from 'react';
import { useMediaQuery } from '../../../lib/use-media-query.ts';
import { from } from '../../../theme/scale.ts';
import { Loading } from '../../feedback/skeleton/skeleton.tsx';
import type { DataTableProps } from './data-table-types.ts';
import { TableCards } from './table-cards.tsx';
import { WideTable } from './wide-table.tsx';

export type * from './data-table-types.ts';

/** Rows of one kind of thing: a table where there is space, cards on a phone. */
export const DataTable = <Row,>(props: DataTableProps<Row>): ReactNode => {
  const wide = useMediaQuery(from.expanded);
  const shown = wide ? <WideTable {...props} /> : <TableCards {...props} />;
  if (props.loading !== true) return shown;
  return props.loadingLabel === undefined ? (
    <Loading>{shown}</Loading>
  ) : (
    <Loading label={props.loadingLabel}>{shown}</Loading>
  );
};
