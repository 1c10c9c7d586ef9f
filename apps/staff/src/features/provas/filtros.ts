/** The filters of the list as they stand in the address, and what the call is asked. Pure. */
import type { ProvasFiltro } from '@luneta/api-client/gestao-provas';
import { calendarDay, isoWeekStart } from '@luneta/domain/data-hora';
import type { GestaoProvaSituacao } from '@luneta/api-client';

export const QUANDO = ['semana', 'proximas', 'passadas', 'todas'] as const;
export type Quando = (typeof QUANDO)[number];
const SITUACOES: readonly GestaoProvaSituacao[] = ['agendada', 'aberta', 'encerrada', 'liberada'];

export type Filtros = { quando: Quando; situacao: GestaoProvaSituacao | ''; busca: string };
export const NO_FILTERS: Filtros = { quando: 'semana', situacao: '', busca: '' };

/** Anything unknown in the address is not filtered. */
export function readFiltros(search: URLSearchParams): Filtros {
  return {
    quando: QUANDO.find((value) => value === search.get('quando')) ?? NO_FILTERS.quando,
    situacao: SITUACOES.find((value) => value === search.get('situacao')) ?? '',
    busca: search.get('busca') ?? '',
  };
}

/** The address with these filters; what is as at the start is left out. */
export function writeFiltros(search: URLSearchParams, filtros: Filtros): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const name of ['quando', 'situacao', 'busca'] as const) {
    if (filtros[name] === NO_FILTERS[name]) next.delete(name);
    else next.set(name, filtros[name]);
  }
  return next;
}

const DAY_MS = 86_400_000;
const plus = (day: string, days: number) => calendarDay(Date.parse(`${day}T12:00:00Z`) + days * DAY_MS, 'UTC');

/** The days that the list asks for: the week of today from Monday on, what comes after it, or what was before it. */
export function filtroOf({ quando, situacao, busca }: Filtros, nowMs: number, timeZone: string): ProvasFiltro {
  const monday = isoWeekStart(nowMs, timeZone);
  const span = {
    semana: { data_inicio: monday, data_fim: plus(monday, 6) },
    proximas: { data_inicio: plus(monday, 7) },
    passadas: { data_fim: plus(monday, -1) },
    todas: {},
  }[quando];
  const typed = busca.trim();
  return { ...span, ...(situacao === '' ? {} : { situacao }), ...(typed === '' ? {} : { busca: typed }) };
}

export const isFiltered = ({ situacao, busca }: Filtros): boolean => situacao !== '' || busca.trim() !== '';
