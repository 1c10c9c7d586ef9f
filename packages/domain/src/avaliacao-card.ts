/**
 * State and place of an exam on the version 2 assessments page, from its times alone. Instants are epoch milliseconds.
 * Knows neither texts nor links.
 */
import { calendarDay, monthKey } from './data-hora.ts';

export const IMMINENT_SECONDS = 86_400;

export type AvaliacaoCardState = 'finalizada' | 'em_andamento' | 'presencial' | 'iminente' | 'proxima' | 'encerrada';
export type AvaliacaoSection = 'em_andamento' | 'proximas';

export type AvaliacaoTimes = {
  /** `data_hora_inicial_prova` and `data_hora_final_prova`: the window. */
  readonly startMs: number;
  readonly endMs: number;
  /** `data_hora_fim`: when this student's day was closed, or null. */
  readonly finishedMs: number | null;
  readonly realizado_online: boolean;
};

/**
 * State of a card, first match wins: ended before today → 'encerrada' (not listed) [CAR-1]; handed in, or ended today →
 * 'finalizada' [CAR-2]; in the window → 'em_andamento', in class 'presencial' [CAR-3]; within 24 h or still today →
 * 'iminente' [CAR-4]; later → 'proxima', in class 'presencial' [CAR-5].
 */
export function avaliacaoCardState(avaliacao: AvaliacaoTimes, nowMs: number, timeZone: string): AvaliacaoCardState {
  const { startMs, endMs, finishedMs, realizado_online } = avaliacao;
  const today = calendarDay(nowMs, timeZone);
  const isToday = (ms: number) => calendarDay(ms, timeZone) === today;
  const over = endMs <= nowMs;
  if (over && !isToday(endMs) && !(finishedMs !== null && isToday(finishedMs))) return 'encerrada';
  if (finishedMs !== null || over) return 'finalizada';
  if (startMs <= nowMs) return realizado_online ? 'em_andamento' : 'presencial';
  if (startMs - nowMs <= IMMINENT_SECONDS * 1000 || isToday(startMs)) return 'iminente';
  return realizado_online ? 'proxima' : 'presencial';
}

/**
 * The section of a card. Started or starting today: 'em_andamento'. Later: 'proximas'. An 'encerrada' exam has none.
 * [CAR-6] S3 §4
 */
export function avaliacaoSection(avaliacao: AvaliacaoTimes, nowMs: number, timeZone: string): AvaliacaoSection | null {
  if (avaliacaoCardState(avaliacao, nowMs, timeZone) === 'encerrada') return null;
  const startsToday = calendarDay(avaliacao.startMs, timeZone) === calendarDay(nowMs, timeZone);
  return avaliacao.startMs <= nowMs || startsToday ? 'em_andamento' : 'proximas';
}

const ORDER: Readonly<Record<AvaliacaoCardState, number>> = {
  em_andamento: 0,
  presencial: 1,
  iminente: 2,
  proxima: 3,
  finalizada: 4,
  encerrada: 5,
};

export type AvaliacaoGroup<Row> = { readonly month: string; readonly rows: readonly Row[] };

/**
 * One section, grouped by month of the start (`AAAA-MM`, ascending); inside a month what can be done now comes first,
 * what is finished last, then by start. [CAR-7] S3 §2
 */
export function avaliacaoGroups<Row extends AvaliacaoTimes>(
  rows: readonly Row[],
  section: AvaliacaoSection,
  nowMs: number,
  timeZone: string,
): AvaliacaoGroup<Row>[] {
  const rank = (row: Row) => ORDER[avaliacaoCardState(row, nowMs, timeZone)];
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    if (avaliacaoSection(row, nowMs, timeZone) !== section) continue;
    const month = monthKey(row.startMs, timeZone);
    groups.set(month, [...(groups.get(month) ?? []), row]);
  }
  return [...groups]
    .sort(([x], [y]) => (x < y ? -1 : 1))
    .map(([month, list]) => ({ month, rows: [...list].sort((x, y) => rank(x) - rank(y) || x.startMs - y.startMs) }));
}

/** What the choice of the first exam asks of each: its times, and when the student began it. */
export type AvaliacaoBegun = AvaliacaoTimes & { readonly begunMs: number | null };

/**
 * The exam to do first: running online, begun ones before others, then the one that ends first; when none runs, the
 * imminent one that starts first; else null. [CAR-13]
 */
export function firstAvaliacao<Row extends AvaliacaoBegun>(
  rows: readonly Row[],
  nowMs: number,
  timeZone: string,
): Row | null {
  const inState = (state: AvaliacaoCardState) =>
    rows.filter((row) => avaliacaoCardState(row, nowMs, timeZone) === state);
  const waits = (row: Row) => (row.begunMs === null ? 1 : 0);
  const [running] = [...inState('em_andamento')].sort((x, y) => waits(x) - waits(y) || x.endMs - y.endMs);
  const [imminent] = [...inState('iminente')].sort((x, y) => x.startMs - y.startMs);
  return running ?? imminent ?? null;
}

/** The time of an exam as the server told it: in whole, and what the student would have had at that moment. Seconds. */
export type AvaliacaoTempo = { readonly total: number; readonly restante: number; readonly passed: number };

/**
 * Whole seconds that a student has who begins now: the whole time, or what is left of the window where that is less; more
 * than the window only where the server grants it. [CAR-16] D 91
 */
export function secondsFromNow(
  { endMs }: Pick<AvaliacaoTimes, 'endMs'>,
  { total, restante, passed }: AvaliacaoTempo,
  nowMs: number,
): number {
  const window = Math.floor((endMs - nowMs) / 1000);
  return Math.max(0, Math.min(total, Math.max(window, restante - passed)));
}
