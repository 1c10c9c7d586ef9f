import { Button, ErrorState } from '@luneta/ui';

import type { ListaWords } from './lista-paginada.tsx';

type Paginas = {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly fetchNextPage: () => Promise<unknown>;
};

export type ProximaPaginaProps = {
  query: Paginas;
  words: Pick<ListaWords, 'more' | 'pageFailed' | 'retry'>;
};

/** A page of a list that failed, and the way to ask for it again. */
export const PaginaFalhou = ({ query, words }: { query: Paginas; words: Pick<ListaWords, 'pageFailed' | 'retry'> }) => (
  <ErrorState
    compact
    title={words.pageFailed}
    retryLabel={words.retry}
    onRetry={() => void query.fetchNextPage()}
    retrying={query.isFetchingNextPage}
  />
);

/** Below what has come of a list: the way to the next page, or that it failed and how to ask again. */
export function ProximaPagina({ query, words }: ProximaPaginaProps) {
  if (query.isFetchNextPageError) return <PaginaFalhou query={query} words={words} />;
  if (!query.hasNextPage) return null;
  return (
    <Button variant="secondary" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
      {words.more}
    </Button>
  );
}
