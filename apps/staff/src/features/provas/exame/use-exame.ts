/** One exam with the classes within reach; an exam has at most a few pages of classes, and all of them are read. */
import { gestaoProvasQuery } from '@luneta/api-client/gestao-provas';
import { useServices } from '@luneta/app-shell';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

import { groupExames } from '../exames.ts';

export function useExame(avaliacao_conhecimento_id: number) {
  const { api } = useServices();
  const query = useInfiniteQuery(gestaoProvasQuery(api, { avaliacao: avaliacao_conhecimento_id }));
  const { hasNextPage, isFetching, isError, fetchNextPage } = query;
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [hasNextPage, isFetching, isError, fetchNextPage]);
  const [exame] = groupExames((query.data?.pages ?? []).flatMap(({ provas }) => provas));
  return { query, exame };
}
