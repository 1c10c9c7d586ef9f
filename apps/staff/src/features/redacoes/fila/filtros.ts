/** The filters of the queue as they stand in the address: read, written, and turned into the call. Pure. */
import type { FilaBusca } from '@luneta/api-client/gestao-redacoes';
import { changeFilters, choice, choiceOf, isId, readFilters, type ValuesOf } from '@luneta/app-shell/filters';

import { copy } from '../copy.ts';

/** Which exam of which class, and in which state; without a state, what the person can mark now. */
export const FILTERS = {
  prova: choiceOf(copy.prova, isId, { all: copy.allProvas, chip: (shown) => shown }),
  situacao: choice(copy.situacao, copy.situacoes, { all: copy.mine }),
};

export type Filtros = ValuesOf<typeof FILTERS>;

export const NO_FILTERS: Filtros = { prova: '', situacao: '' };

export const readFiltros = (search: URLSearchParams): Filtros => readFilters(FILTERS, search);

/** The query of an address, with its `?`; '' without filters. */
export function writeFiltros(filtros: Filtros): string {
  const search = changeFilters(FILTERS, new URLSearchParams(), filtros);
  return search.size === 0 ? '' : `?${search}`;
}

export const buscaOf = ({ prova, situacao }: Filtros): FilaBusca => ({
  ...(prova === '' ? {} : { turma_avaliacao_id: Number(prova) }),
  ...(situacao === '' ? {} : { situacao }),
});
