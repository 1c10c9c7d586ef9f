/** The list of answer keys: which are 'Últimas avaliações', and what a search finds. Instants are epoch milliseconds. */
import { calendarDay, monthKey, type CalendarDay } from './data-hora.ts';

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
  const sorted = [...rows].sort((x, y) => aplicacaoMs(y) - aplicacaoMs(x));
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

/** What the filters of 'Mais antigas' ask for; null lets everything pass. */
export type GabaritoFiltro = {
  /** A month as `monthKey` writes it. */
  readonly mes: string | null;
  /** Name of a subject: the list of a version 1 answer key has no ids. */
  readonly materia: string | null;
};

export type GabaritoListado = { readonly aplicacaoMs: number; readonly disciplinas: readonly string[] };

/** Month of application and subject must both fit, in the school's zone. [GBL-3] S2 §2.17 */
export function gabaritoFiltered(row: GabaritoListado, { mes, materia }: GabaritoFiltro, timeZone: string): boolean {
  if (mes !== null && monthKey(row.aplicacaoMs, timeZone) !== mes) return false;
  return materia === null || row.disciplinas.includes(materia);
}

/** A month that can be chosen, with a moment in it. */
export type GabaritoMes = { readonly mes: string; readonly ms: number };

/** What the filters offer: the months newest first, the subjects by name, of the rows given. [GBL-4] S2 §2.17 */
export function gabaritoOpcoes(
  rows: readonly GabaritoListado[],
  timeZone: string,
): { readonly meses: readonly GabaritoMes[]; readonly materias: readonly string[] } {
  const meses = new Map<string, number>();
  for (const { aplicacaoMs } of [...rows].sort((x, y) => y.aplicacaoMs - x.aplicacaoMs)) {
    const mes = monthKey(aplicacaoMs, timeZone);
    if (!meses.has(mes)) meses.set(mes, aplicacaoMs);
  }
  const materias = [...new Set(rows.flatMap(({ disciplinas }) => disciplinas))];
  return {
    meses: [...meses].map(([mes, ms]) => ({ mes, ms })),
    materias: [...materias].sort((x, y) => x.localeCompare(y, 'pt-BR')),
  };
}
