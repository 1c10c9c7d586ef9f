/**
 * Pages of fifty students. The server returns whole classes, so its pages have different lengths. This hook joins them
 * in order and asks for more until the wanted page is full or the list ends.
 */
import { acompanhamentoQuery } from '@luneta/api-client/gestao';
import { useServices } from '@luneta/app-shell';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { alunosOf } from '../../../shared/aluno.ts';
import { buscaOf, type Filtros } from './filtros.ts';

/** Students on a page (ux S3). */
export const PAGE_ALUNOS = 50;

export function usePages(filtros: Filtros) {
  const { api } = useServices();
  const query = useInfiniteQuery({
    ...acompanhamentoQuery(api, buscaOf(filtros)),
    // The rows of before stay until those of the new filters have come: nothing flashes while one types.
    placeholderData: keepPreviousData,
  });
  const { data, hasNextPage, isError, isFetching, fetchNextPage } = query;
  // Other filters are another list, which starts at its first page.
  const list = JSON.stringify(buscaOf(filtros));
  const [place, setPlace] = useState({ list, page: 1 });
  const page = place.list === list ? place.page : 1;
  const alunos = (data?.pages ?? []).flatMap(({ turmas }) => alunosOf(turmas));
  const before = (page - 1) * PAGE_ALUNOS;
  const lacks = hasNextPage && alunos.length < before + PAGE_ALUNOS;
  useEffect(() => {
    if (lacks && !isFetching && !isError) void fetchNextPage();
  }, [lacks, isFetching, isError, fetchNextPage]);
  const count = data?.pages[0]?.total ?? null;
  const total = count === null && hasNextPage ? null : Math.max(1, Math.ceil((count ?? alunos.length) / PAGE_ALUNOS));
  return {
    query,
    /** Tells this list from one of other filters. */
    list,
    /** All students of the list; null until the first page has come. */
    count,
    /** What is shown are still the rows of other filters. */
    pending: query.isPlaceholderData,
    page,
    /** How many students stand on the pages before. */
    before,
    /** How many students this page will have. */
    expected: Math.min(PAGE_ALUNOS, Math.max(1, (count ?? before + PAGE_ALUNOS) - before)),
    /** As far as it has come. */
    alunos: alunos.slice(before, before + PAGE_ALUNOS),
    /** The rest of this page is on its way, or failed on it. */
    lacks,
    failed: lacks && isError,
    retry: () => void fetchNextPage({ cancelRefetch: false }),
    refresh: () => void query.refetch(),
    /** Number of known pages, plus one while the list continues. */
    known: total ?? Math.floor(alunos.length / PAGE_ALUNOS) + 1,
    /** Null while the end of the list is unknown. */
    total,
    turn: (to: number) => setPlace({ list, page: to }),
  };
}
