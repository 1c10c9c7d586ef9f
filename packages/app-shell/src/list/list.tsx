/**
 * A list that is fetched page by page, in every state: on its way, empty, nothing with these filters, a page that failed below
 * what has come. Rows are a table, cards on a phone; a screen with another picture draws them itself.
 */
import { Button, DataTable, EmptyState, ErrorState, Inline, Stack, type DataTableProps } from '@luneta/ui';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { QueryState } from '../query/query-state.tsx';
import { copy } from './copy.ts';
import type { FiltersShown } from './use-filters.ts';

export type ListWords = {
  /** What the rows are; read before the table. */
  readonly caption?: string;
  readonly loading: string;
  readonly emptyTitle?: string;
  /** There is nothing at all. */
  readonly empty: string;
  /** There is nothing with these filters. */
  readonly none?: string;
  readonly clear?: string;
  readonly more?: string;
  readonly pageFailed?: string;
  readonly retry?: string;
  /** Head of the column of what can be done. */
  readonly actions?: string;
};

type Table<Row> = Pick<DataTableProps<Row>, 'columns' | 'rowKey' | 'renderActions' | 'density'>;
type Drawn = {
  /** What stands while the first rows are on their way. */
  loading: ReactNode;
  /** Draws the rows that came, given what to say of a page that failed. */
  children: (error: ReactNode) => ReactNode;
};

export type ListProps<Row, Data> = {
  query: UseInfiniteQueryResult<Data>;
  /** Rows that have come. */
  rows: readonly Row[];
  filters?: FiltersShown;
  words: ListWords;
  /** What to do when there is nothing at all. */
  emptyAction?: ReactNode;
} & (Table<Row> | Drawn);

export function List<Row, Data>(props: ListProps<Row, Data>) {
  const { query, rows, filters, words } = props;
  const failed = query.isFetchNextPageError;
  const error = failed && <PageFailed query={query} words={words} />;
  return (
    <QueryState query={query} loading={'children' in props ? props.loading : <Rows {...props} loading />}>
      {() =>
        rows.length === 0 ? (
          <None filters={filters} words={words} action={props.emptyAction} />
        ) : (
          <Stack gap="e12">
            {'children' in props ? props.children(error) : <Rows {...props} error={error} />}
            {query.hasNextPage && !failed && (
              <Inline justify="center">
                <Button
                  variant="secondary"
                  size="sm"
                  busy={query.isFetchingNextPage}
                  onClick={() => void query.fetchNextPage()}
                >
                  {words.more ?? copy.more}
                </Button>
              </Inline>
            )}
          </Stack>
        )
      }
    </QueryState>
  );
}

type RowsProps<Row> = Table<Row> & { rows: readonly Row[]; words: ListWords; loading?: boolean; error?: ReactNode };

function Rows<Row>({ rows, words, loading = false, error, ...table }: RowsProps<Row>) {
  const { columns, rowKey, renderActions, density = 'compact' } = table;
  return (
    <DataTable
      caption={words.caption ?? ''}
      density={density}
      columns={columns}
      rows={loading ? [] : rows}
      rowKey={rowKey}
      loading={loading}
      loadingLabel={words.loading}
      error={error}
      {...(renderActions === undefined ? {} : { renderActions })}
      {...(words.actions === undefined ? {} : { actionsHeader: words.actions })}
    />
  );
}

/** A page of a list that failed, and the way to ask for it again. */
function PageFailed({ query, words }: { query: UseInfiniteQueryResult; words: ListWords }) {
  return (
    <ErrorState
      compact
      title={words.pageFailed ?? copy.pageFailed}
      retryLabel={words.retry ?? copy.retry}
      onRetry={() => void query.fetchNextPage()}
      retrying={query.isFetchingNextPage}
    />
  );
}

type NoneProps = { filters: FiltersShown | undefined; words: ListWords; action: ReactNode };

function None({ filters, words, action }: NoneProps) {
  if (filters?.filtered !== true) {
    const { emptyTitle: title, empty } = words;
    return <EmptyState {...(title === undefined ? {} : { title })} text={empty} action={action} />;
  }
  return (
    <EmptyState
      plain
      text={words.none ?? copy.none}
      action={
        <Button variant="secondary" onClick={() => filters.clear()}>
          {words.clear ?? copy.clear}
        </Button>
      }
    />
  );
}
