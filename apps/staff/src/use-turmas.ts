/**
 * Every class the person may see, fetched page by page while the screen shows what has arrived. The contract has no
 * call for classes alone, so the pages hold students too. It pauses after some pages, because some people see a whole
 * network of schools.
 */
import { acompanhamentoQuery } from '@luneta/api-client/gestao';
import { useServices } from '@luneta/app-shell';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { mergeTurmas } from './aluno.ts';

/** Pages fetched before it asks whether to go on: 2,000 students. */
export const WALK_PAGES = 40;

export function useTurmas() {
  const { api } = useServices();
  const query = useInfiniteQuery(acompanhamentoQuery(api));
  const [limit, setLimit] = useState(WALK_PAGES);
  const { data, hasNextPage, isError, isFetching, fetchNextPage } = query;
  const fetched = data?.pages.length ?? 0;
  const paused = hasNextPage && fetched >= limit;
  const walks = hasNextPage && !paused && !isError;
  useEffect(() => {
    if (walks && !isFetching) void fetchNextPage();
  }, [walks, isFetching, fetchNextPage]);
  return {
    query,
    turmas: mergeTurmas(data?.pages.map(({ turmas }) => turmas) ?? []),
    /** More is on its way. */
    walks,
    /** It stopped because a page failed; `resume` tries again. */
    broken: isError && fetched > 0,
    paused,
    resume: () => {
      if (paused) setLimit(fetched + WALK_PAGES);
      else void fetchNextPage({ cancelRefetch: false });
    },
  };
}
