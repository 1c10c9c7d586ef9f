import { useAddress } from '@luneta/app-shell/list';
import { change, NO_FILTERS, readFiltros, writeFiltros, type Filtros } from './filtros.ts';

/**
 * The filters live in the address, so that they can be kept, shared and gone back to. Changing one makes no new step of
 * Back and does not scroll.
 */
export function useFiltros() {
  const { search, replace } = useAddress();
  const write = (next: (filtros: Filtros) => Filtros) =>
    replace((latest) => writeFiltros(latest, next(readFiltros(latest))));
  return {
    filtros: readFiltros(search),
    set: (changes: Partial<Filtros>) => write((filtros) => change(filtros, changes)),
    clear: () => write(() => NO_FILTERS),
  };
}

export type UseFiltros = ReturnType<typeof useFiltros>;
