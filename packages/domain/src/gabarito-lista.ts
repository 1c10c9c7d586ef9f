/** The list of answer keys: which are 'Últimas avaliações', and what a search finds. Instants are epoch milliseconds. */
import { calendarDay, type CalendarDay } from './data-hora.ts';

/** 'Últimas avaliações' holds at most this many. D 117 */
export const ULTIMAS_MAX = 5;

export type GabaritoSplit<Row> = { readonly ultimas: readonly Row[]; readonly antigas: readonly Row[] };

/** This year's five newest by application, in the school's zone, and the rest; both newest first. [GBL-1] D 117 */
export function splitGabaritos<Row>(
  rows: readonly Row[],
  aplicacaoMs: (row: Row) => number,
  nowMs: number,
  timeZone: string,
): GabaritoSplit<Row> {
  const year = (ms: number) => calendarDay(ms, timeZone).slice(0, 4);
  const sorted = rows.toSorted((x, y) => aplicacaoMs(y) - aplicacaoMs(x));
  const ultimas = sorted.filter((row) => year(aplicacaoMs(row)) === year(nowMs)).slice(0, ULTIMAS_MAX);
  const newest = new Set(ultimas);
  return { ultimas, antigas: sorted.filter((row) => !newest.has(row)) };
}

/** What a search asks for; null lets everything pass. */
export type GabaritoBusca = {
  readonly materia_id: number | null;
  /** `season`: number of the cycle. */
  readonly ciclo: number | null;
  readonly data_inicio: CalendarDay | null;
  readonly data_fim: CalendarDay | null;
};

export type GabaritoBuscado = {
  readonly materia_ids: readonly number[];
  readonly ciclo: number;
  readonly aplicacaoMs: number;
};

/** Subject, cycle and application day must all fit; both days belong to the range, in the school's zone. [GBL-2] S2 §2.18 */
export function gabaritoMatches(row: GabaritoBuscado, busca: GabaritoBusca, timeZone: string): boolean {
  const { materia_id, ciclo, data_inicio, data_fim } = busca;
  const day = calendarDay(row.aplicacaoMs, timeZone);
  if (materia_id !== null && !row.materia_ids.includes(materia_id)) return false;
  if (ciclo !== null && row.ciclo !== ciclo) return false;
  return (data_inicio === null || day >= data_inicio) && (data_fim === null || day <= data_fim);
}
