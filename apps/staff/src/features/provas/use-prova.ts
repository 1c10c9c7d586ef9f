/** One exam of one class: the list finds it by its id, which a search for digits names. */
import { gestaoProvasQuery } from '@luneta/api-client/gestao-provas';
import { useServices } from '@luneta/app-shell';
import { useInfiniteQuery } from '@tanstack/react-query';

import { withParam, useAddress } from '@luneta/app-shell/list';

export function useProva(turma_avaliacao_id: number) {
  const { api } = useServices();
  const query = useInfiniteQuery(gestaoProvasQuery(api, { busca: String(turma_avaliacao_id) }));
  const provas = (query.data?.pages ?? []).flatMap((page) => page.provas);
  return { query, prova: provas.find((prova) => prova.turma_avaliacao_id === turma_avaliacao_id) };
}

/** The day in the address, and how to change it. */
export function useDia() {
  const { search, replace } = useAddress();
  return { asked: search.get('dia'), set: (dia: string) => replace(withParam('dia', dia)) };
}
