/** The filters of the management as they stand in the address: read, written, and turned into the call. Pure. */
import type { AlunoSituacao } from '@luneta/api-client';
import type { AcompanhamentoBusca } from '@luneta/api-client/gestao';

import { byTurma, type Turma } from '../../../aluno.ts';

/** As in the address; '' is not filtered. */
export type Filtros = { busca: string; sede: string; serie: string; turma: string; situacao: AlunoSituacao | '' };

/** In the order of the list that offers them. */
export const SITUACOES = ['em_prova', 'senha_inicial', 'ativo', 'inativo'] as const satisfies readonly AlunoSituacao[];

export const NO_FILTERS: Filtros = { busca: '', sede: '', serie: '', turma: '', situacao: '' };
const NAMES = ['busca', 'sede', 'serie', 'turma', 'situacao'] as const;

export function readFiltros(search: URLSearchParams): Filtros {
  const turma = search.get('turma') ?? '';
  return {
    busca: search.get('busca') ?? '',
    sede: search.get('sede') ?? '',
    serie: search.get('serie') ?? '',
    turma: /^[1-9]\d{0,14}$/u.test(turma) ? turma : '',
    situacao: readSituacao(search.get('situacao')),
  };
}

/** A state as an address or a list names it; '' for any other word. */
export const readSituacao = (text: string | null): Filtros['situacao'] => SITUACOES.find((one) => one === text) ?? '';

/** The address with these filters. Empty filters are left out; other parameters stay. */
export function writeFiltros(search: URLSearchParams, filtros: Filtros): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const name of NAMES) {
    if (filtros[name] === '') next.delete(name);
    else next.set(name, filtros[name]);
  }
  return next;
}

/** What the call is asked. */
export function buscaOf({ busca, sede, serie, turma, situacao }: Filtros): AcompanhamentoBusca {
  const typed = busca.trim();
  return {
    ...(typed === '' ? {} : { busca: typed }),
    ...(sede === '' ? {} : { sede }),
    ...(serie === '' ? {} : { serie }),
    ...(turma === '' ? {} : { turma: Number(turma) }),
    ...(situacao === '' ? {} : { situacao }),
  };
}

export const isFiltered = (filtros: Filtros): boolean => NAMES.some((name) => filtros[name] !== '');

/** Choosing a wider filter clears the narrower ones, because they may not belong to it. */
export function change(filtros: Filtros, changes: Partial<Filtros>): Filtros {
  const next = { ...filtros, ...changes };
  if (changes.sede !== undefined) return { ...next, serie: '', turma: '' };
  return changes.serie === undefined ? next : { ...next, turma: '' };
}

/** What can be chosen, narrowed from campus to grade to class; a choice not fetched yet stays in its list. */
export function choices(turmas: readonly Turma[], { sede, serie, turma }: Filtros) {
  const inSede = turmas.filter(({ sede_nome }) => sede === '' || sede_nome === sede);
  const inSerie = inSede.filter(({ serie_nome }) => serie === '' || serie_nome === serie).sort(byTurma);
  const known = inSerie.some(({ turma_id }) => String(turma_id) === turma);
  return {
    sedes: unique([...turmas.map(({ sede_nome }) => sede_nome).sort(byName), sede]),
    series: unique([...[...inSede].sort(byTurma).map(({ serie_nome }) => serie_nome), serie]),
    turmas: inSerie,
    unknownTurma: turma === '' || known ? null : turma,
  };
}

const byName = (a: string, b: string) => a.localeCompare(b, 'pt-BR');
const unique = (names: readonly string[]) => [...new Set(names)].filter((name) => name !== '');
