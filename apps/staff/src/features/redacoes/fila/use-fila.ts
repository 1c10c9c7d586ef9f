/**
 * The queue of one filter, fetched page by page until its end, so that it is known how many are left and which comes next.
 * It pauses after some pages: nobody marks more in a day.
 */
import { filaRedacoesQuery } from '@luneta/api-client/gestao-redacoes';
import { useServices } from '@luneta/app-shell';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

import { buscaOf, type Filtros } from './filtros.ts';

/** 500 essays. */
const MOST_PAGES = 10;

export function useFila(filtros: Filtros) {
  const { api } = useServices();
  const query = useInfiniteQuery(filaRedacoesQuery(api, buscaOf(filtros)));
  const { data, hasNextPage, isError, isFetching, fetchNextPage } = query;
  const walks = hasNextPage && !isError && (data?.pages.length ?? 0) < MOST_PAGES;
  useEffect(() => {
    if (walks && !isFetching) void fetchNextPage();
  }, [walks, isFetching, fetchNextPage]);
  return {
    query,
    redacoes: data?.pages.flatMap(({ redacoes }) => redacoes) ?? [],
    /** A later page failed. */
    broken: isError && data !== undefined,
    retry: () => void fetchNextPage({ cancelRefetch: false }),
  };
}

export type Fila = ReturnType<typeof useFila>;
