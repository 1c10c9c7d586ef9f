import { useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router';

import { change, NO_FILTERS, readFiltros, writeFiltros, type Filtros } from './filtros.ts';

/**
 * The filters live in the address, so that they can be kept, shared and gone back to. Changing one makes no new step of
 * Back and does not scroll.
 */
export function useFiltros() {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  // A search that runs when the typing pauses must not take back what came into the address meanwhile: an opened drawer.
  const latest = useRef({ search, state });
  useEffect(() => {
    latest.current = { search, state };
  });
  const write = (next: (filtros: Filtros) => Filtros) => {
    const { search: before, state: kept } = latest.current;
    setSearch(writeFiltros(before, next(readFiltros(before))), {
      replace: true,
      preventScrollReset: true,
      state: kept,
    });
  };
  return {
    filtros: readFiltros(search),
    set: (changes: Partial<Filtros>) => write((filtros) => change(filtros, changes)),
    clear: () => write(() => NO_FILTERS),
  };
}

export type UseFiltros = ReturnType<typeof useFiltros>;
