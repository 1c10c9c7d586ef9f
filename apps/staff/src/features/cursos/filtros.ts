/** The filters of the courses as they stand in the address: read, written, and turned into the call. Pure. */
import type { CursoSituacao } from '@luneta/api-client';
import type { CursosBusca } from '@luneta/api-client/gestao-cursos';

import type { Endereco } from '../../lista/use-endereco.ts';

export const SITUACOES = ['rascunho', 'publicado', 'alterado'] as const satisfies readonly CursoSituacao[];

/** As in the address; '' is not filtered. */
export type Filtros = { busca: string; materia: string; situacao: CursoSituacao | '' };

export const NO_FILTERS: Filtros = { busca: '', materia: '', situacao: '' };
const NAMES = ['busca', 'materia', 'situacao'] as const;

function readFiltros(search: URLSearchParams): Filtros {
  const materia = search.get('materia') ?? '';
  return {
    busca: search.get('busca') ?? '',
    materia: /^[1-9]\d{0,9}$/u.test(materia) ? materia : '',
    situacao: SITUACOES.find((situacao) => situacao === search.get('situacao')) ?? '',
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
export function buscaOf({ busca, materia, situacao }: Filtros): CursosBusca {
  const typed = busca.trim();
  return {
    ...(typed === '' ? {} : { busca: typed }),
    ...(materia === '' ? {} : { materia_id: Number(materia) }),
    ...(situacao === '' ? {} : { situacao }),
  };
}

export const isFiltered = (filtros: Filtros): boolean => NAMES.some((name) => filtros[name] !== '');

/** How they stand in the address. */
export const ENDERECO: Endereco<Filtros> = { read: readFiltros, write: writeFiltros, none: NO_FILTERS };
