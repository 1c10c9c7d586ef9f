/** The first thing to do on the home of version 2 while nothing is open. Instants are epoch milliseconds. */
import { avaliacaoCardState, type AvaliacaoTimes } from './avaliacao-card.ts';

const WEEK_MS = 7 * 86_400_000;

/** The exam that comes next, or the one that is being written in class; of several the one that starts first. [PAS-2] */
export function nextAvaliacao<Row extends AvaliacaoTimes>(
  rows: readonly Row[],
  nowMs: number,
  timeZone: string,
): Row | null {
  const [next] = rows
    .filter((row) => ['proxima', 'presencial'].includes(avaliacaoCardState(row, nowMs, timeZone)))
    .sort((x, y) => x.startMs - y.startMs);
  return next ?? null;
}

export type CalmoPasso = 'proxima' | 'resultado' | 'nada';

/** What the home offers when nothing is open: an exam of the next seven days, else the latest result, else a later exam. [PAS-3] */
export function calmoPasso(next: AvaliacaoTimes | null, hasResultado: boolean, nowMs: number): CalmoPasso {
  if (next !== null && (!hasResultado || next.startMs - nowMs <= WEEK_MS)) return 'proxima';
  return hasResultado ? 'resultado' : 'nada';
}
