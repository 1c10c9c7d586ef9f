/** Filters of a list by text, subject and one more choice, as they stand in the address. Pure. */
import type { Endereco } from './use-endereco.ts';

/** As in the address; '' is not filtered. */
export type FiltrosPorMateria<V extends string> = { busca: string; materia: string; escolha: V | '' };

const NONE = { busca: '', materia: '', escolha: '' } as const;

/**
 * How they stand in the address.
 * @param name of the choice there
 * @param values that can be chosen; any other counts as none
 */
export function filtrosPorMateria<V extends string>(
  name: string,
  values: readonly V[],
): Endereco<FiltrosPorMateria<V>> {
  return {
    none: NONE,
    read: (search) => {
      const materia = search.get('materia') ?? '';
      return {
        busca: search.get('busca') ?? '',
        materia: /^[1-9]\d{0,9}$/u.test(materia) ? materia : '',
        escolha: values.find((value) => value === search.get(name)) ?? '',
      };
    },
    // Empty filters are left out; other parameters stay.
    write: (search, { busca, materia, escolha }) => {
      const next = new URLSearchParams(search);
      for (const [key, value] of Object.entries({ busca, materia, [name]: escolha })) {
        if (value === '') next.delete(key);
        else next.set(key, value);
      }
      return next;
    },
  };
}

/** What a call is asked for text and subject. */
export function buscaOf({ busca, materia }: FiltrosPorMateria<string>): { busca?: string; materia_id?: number } {
  const typed = busca.trim();
  return {
    ...(typed === '' ? {} : { busca: typed }),
    ...(materia === '' ? {} : { materia_id: Number(materia) }),
  };
}

export const isFiltered = ({ busca, materia, escolha }: FiltrosPorMateria<string>): boolean =>
  [busca, materia, escolha].some((value) => value !== '');

/** A subject that can be chosen. */
export type Materia = { readonly materia_id: number; readonly materia_nome: string };

/** The subjects of some rows, each once, by name. */
export function materiasOf(rows: readonly Materia[]): Materia[] {
  const found = new Map(rows.map(({ materia_id, materia_nome }) => [materia_id, { materia_id, materia_nome }]));
  return [...found.values()].sort((a, b) => a.materia_nome.localeCompare(b.materia_nome, 'pt-BR'));
}
