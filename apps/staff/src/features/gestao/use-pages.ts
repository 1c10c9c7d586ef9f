/** Turns the pages of the list: those fetched are kept, the next one is asked when it is wanted. */
import { acompanhamentoQuery } from '@luneta/api-client/gestao';
import { useServices } from '@luneta/app-shell';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { alunosOf } from '../../aluno.ts';
import { buscaOf, type Filtros } from './filtros.ts';

export function usePages(filtros: Filtros) {
  const { api } = useServices();
  const query = useInfiniteQuery(acompanhamentoQuery(api, buscaOf(filtros)));
  // Other filters are another list, which starts at its first page.
  const list = JSON.stringify(buscaOf(filtros));
  const [place, setPlace] = useState({ list, page: 1 });
  const page = place.list === list ? place.page : 1;
  const pages = (query.data?.pages ?? []).map(({ turmas }) => alunosOf(turmas));
  const before = pages.slice(0, page - 1).reduce((sum, alunos) => sum + alunos.length, 0);
  const fetchNext = () => void query.fetchNextPage({ cancelRefetch: false });
  return {
    query,
    page,
    /** Null while it is on its way, or when it failed. */
    alunos: pages[page - 1] ?? null,
    /** How many students stand on the pages before. */
    before,
    /** Pages known to be there; one more than fetched while the list goes on. */
    known: pages.length + (query.hasNextPage ? 1 : 0),
    /** Null while nobody knows where the list ends. */
    total: query.hasNextPage ? null : pages.length,
    turn: (to: number) => {
      setPlace({ list, page: to });
      if (to > pages.length) fetchNext();
    },
    retry: fetchNext,
  };
}
