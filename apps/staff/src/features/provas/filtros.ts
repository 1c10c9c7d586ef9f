/** How the list of exams is narrowed, as it stands in the address, and what the call is asked. Pure. */
import type { ProvasFiltro } from '@luneta/api-client/gestao-provas';
import { choice, search, view, type ValuesOf } from '@luneta/app-shell/filters';
import { calendarDay, isoWeekStart } from '@luneta/domain/data-hora';

import { situacoes } from './copy.ts';
import { copy, quandos } from './lista-copy.ts';

export const FILTERS = {
  quando: view(copy.quando, quandos, 'semana'),
  busca: search(copy.search, { placeholder: copy.searchHint }),
  situacao: choice(copy.situacao, situacoes),
};

const DAY_MS = 86_400_000;
const plus = (day: string, days: number) => calendarDay(Date.parse(`${day}T12:00:00Z`) + days * DAY_MS, 'UTC');

/** The days that the list asks for: the week of today from Monday on, what comes after it, or what was before it. */
export function filtroOf(filtros: ValuesOf<typeof FILTERS>, nowMs: number, timeZone: string): ProvasFiltro {
  const { quando, situacao, busca } = filtros;
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
