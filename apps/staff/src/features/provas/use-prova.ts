/** One exam of one class: the list finds it by its id, which a search for digits names. */
import { gestaoProvasQuery } from '@luneta/api-client/gestao-provas';
import { useServices } from '@luneta/app-shell';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';

export function useProva(turma_avaliacao_id: number) {
  const { api } = useServices();
  const query = useInfiniteQuery(gestaoProvasQuery(api, { busca: String(turma_avaliacao_id) }));
  const provas = (query.data?.pages ?? []).flatMap((page) => page.provas);
  return { query, prova: provas.find((prova) => prova.turma_avaliacao_id === turma_avaliacao_id) };
}

/** The day in the address, and how to change it. */
export function useDia() {
  const [search, setSearch] = useSearchParams();
  const set = (dia: string) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        next.set('dia', dia);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return { asked: search.get('dia'), set };
}
