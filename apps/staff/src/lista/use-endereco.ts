import { useEnderecoAtual } from '../endereco/use-endereco-atual.ts';

/** How filters stand in the address. */
export type Endereco<Filtros> = {
  readonly read: (search: URLSearchParams) => Filtros;
  readonly write: (search: URLSearchParams, filtros: Filtros) => URLSearchParams;
  readonly none: Filtros;
};

/** Filters live in the address, to be kept and shared. Changing one makes no new step of Back and does not scroll. */
export function useEndereco<Filtros>({ read, write, none }: Endereco<Filtros>) {
  const { search, replace } = useEnderecoAtual();
  return {
    filtros: read(search),
    set: (changes: Partial<Filtros>) => replace((latest) => write(latest, { ...read(latest), ...changes })),
    clear: () => replace((latest) => write(latest, none)),
  };
}
