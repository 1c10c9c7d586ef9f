/**
 * The classes the person may see, without their students: one call for a school, page by page for a network. Lists of
 * students are filtered by them, and the selection begins with them.
 */
import { turmasQuery } from '@luneta/api-client/gestao';
import { useServices } from '@luneta/app-shell';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

/** @param escola_id one school; without it all within reach */
export function useTurmas(escola_id?: number) {
  const { api } = useServices();
  const query = useInfiniteQuery(turmasQuery(api, escola_id));
  const { data, hasNextPage, isError, isFetching, fetchNextPage } = query;
  const walks = hasNextPage && !isError;
  useEffect(() => {
    if (walks && !isFetching) void fetchNextPage();
  }, [walks, isFetching, fetchNextPage]);
  return {
    query,
    turmas: data?.pages.flatMap(({ turmas }) => turmas) ?? [],
    /** More is on its way. */
    walks,
    /** It stopped because a page failed; `resume` tries again. */
    broken: isError && data !== undefined,
    resume: () => void fetchNextPage({ cancelRefetch: false }),
  };
}
