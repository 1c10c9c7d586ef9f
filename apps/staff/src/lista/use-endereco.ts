import { useSearchParams } from 'react-router';

/** How filters stand in the address. */
export type Endereco<Filtros> = {
  readonly read: (search: URLSearchParams) => Filtros;
  readonly write: (search: URLSearchParams, filtros: Filtros) => URLSearchParams;
  readonly none: Filtros;
};

/** Filters live in the address, to be kept and shared. Changing one makes no new step of Back and does not scroll. */
export function useEndereco<Filtros>({ read, write, none }: Endereco<Filtros>) {
  const [search, setSearch] = useSearchParams();
  const filtros = read(search);
  const put = (next: Filtros) =>
    setSearch((before) => write(before, next), { replace: true, preventScrollReset: true });
  return {
    filtros,
    set: (changes: Partial<Filtros>) => put({ ...filtros, ...changes }),
    clear: () => put(none),
  };
}
