/** The filters of the questions as they stand in the address: read, written, and turned into the call. Pure. */
import type { Dificuldade } from '@luneta/domain';
import type { QuestoesBusca } from '@luneta/api-client/gestao-questoes';

import type { Endereco } from '../../lista/use-endereco.ts';

export const DIFICULDADES = ['facil', 'medio', 'dificil'] as const satisfies readonly Dificuldade[];

/** As in the address; '' is not filtered. */
export type Filtros = { busca: string; materia: string; dificuldade: Dificuldade | '' };

export const NO_FILTERS: Filtros = { busca: '', materia: '', dificuldade: '' };
const NAMES = ['busca', 'materia', 'dificuldade'] as const;

function readFiltros(search: URLSearchParams): Filtros {
  const materia = search.get('materia') ?? '';
  return {
    busca: search.get('busca') ?? '',
    materia: /^[1-9]\d{0,9}$/u.test(materia) ? materia : '',
    dificuldade: DIFICULDADES.find((dificuldade) => dificuldade === search.get('dificuldade')) ?? '',
  };
}

/** The address with these filters. Empty filters are left out; other parameters stay. */
function writeFiltros(search: URLSearchParams, filtros: Filtros): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const name of NAMES) {
    if (filtros[name] === '') next.delete(name);
    else next.set(name, filtros[name]);
  }
  return next;
}

/** What the call is asked. */
export function buscaOf({ busca, materia, dificuldade }: Filtros): QuestoesBusca {
  const typed = busca.trim();
  return {
    ...(typed === '' ? {} : { busca: typed }),
    ...(materia === '' ? {} : { materia_id: Number(materia) }),
    ...(dificuldade === '' ? {} : { dificuldade }),
  };
}

export const isFiltered = (filtros: Filtros): boolean => NAMES.some((name) => filtros[name] !== '');

/** How they stand in the address. */
export const ENDERECO: Endereco<Filtros> = { read: readFiltros, write: writeFiltros, none: NO_FILTERS };
