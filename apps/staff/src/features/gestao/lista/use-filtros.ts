import { useSearchParams } from 'react-router';

import { change, NO_FILTERS, readFiltros, writeFiltros, type Filtros } from './filtros.ts';

/**
 * The filters live in the address, so that they can be kept, shared and gone back to. Changing one makes no new step of
 * Back and does not scroll.
 */
export function useFiltros() {
  const [search, setSearch] = useSearchParams();
  const filtros = readFiltros(search);
  const write = (next: Filtros) =>
    setSearch((before) => writeFiltros(before, next), { replace: true, preventScrollReset: true });
  return {
    filtros,
    set: (changes: Partial<Filtros>) => write(change(filtros, changes)),
    clear: () => write(NO_FILTERS),
  };
}

export type UseFiltros = ReturnType<typeof useFiltros>;
