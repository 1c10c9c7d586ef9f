/** A list that is fetched page by page, in every state: on its way, empty, nothing with these filters, a page that failed. */
import { QueryState } from '@luneta/app-shell';
import { Button, EmptyState, Inline, Stack } from '@luneta/ui';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { PaginaFalhou } from './proxima-pagina.tsx';

export type ListaWords = {
  readonly empty: string;
  readonly none: string;
  readonly clear: string;
  readonly more: string;
  readonly pageFailed: string;
  readonly retry: string;
};

export type ListaPaginadaProps<Data> = {
  query: UseInfiniteQueryResult<Data>;
  /** How many rows have come. */
  rows: number;
  /** The table while the first page is on its way. */
  loading: ReactNode;
  filtered: boolean;
  onClear: () => void;
  words: ListaWords;
  /** The table, given what to say of a page that failed. */
  children: (error: ReactNode) => ReactNode;
};

export function ListaPaginada<Data>(props: ListaPaginadaProps<Data>) {
  const { query, rows, loading, filtered, onClear, words, children } = props;
  const failed = query.isFetchNextPageError;
  const next = () => void query.fetchNextPage();
  const error = failed && <PaginaFalhou query={query} words={words} />;
  return (
    <QueryState query={query} loading={loading}>
      {() =>
        rows === 0 ? (
          <None filtered={filtered} onClear={onClear} words={words} />
        ) : (
          <Stack gap="e12">
            {children(error)}
            {query.hasNextPage && !failed && (
              <Inline justify="center">
                <Button variant="secondary" size="sm" busy={query.isFetchingNextPage} onClick={next}>
                  {words.more}
                </Button>
              </Inline>
            )}
          </Stack>
        )
      }
    </QueryState>
  );
}

type NoneProps = Pick<ListaPaginadaProps<unknown>, 'filtered' | 'onClear' | 'words'>;

function None({ filtered, onClear, words }: NoneProps) {
  if (!filtered) return <EmptyState text={words.empty} />;
  return (
    <EmptyState
      plain
      text={words.none}
      action={
        <Button variant="secondary" onClick={onClear}>
          {words.clear}
        </Button>
      }
    />
  );
}
