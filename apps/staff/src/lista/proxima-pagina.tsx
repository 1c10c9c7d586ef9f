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

/** Below what has come of a list: the way to the next page, or that it failed and how to ask again. */
export function ProximaPagina({ query, words }: ProximaPaginaProps) {
  const { hasNextPage, isFetchingNextPage: busy, isFetchNextPageError: failed } = query;
  const next = () => void query.fetchNextPage();
  if (failed)
    return <ErrorState compact title={words.pageFailed} retryLabel={words.retry} onRetry={next} retrying={busy} />;
  if (!hasNextPage) return null;
  return (
    <Button variant="secondary" busy={busy} onClick={next}>
      {words.more}
    </Button>
  );
}
