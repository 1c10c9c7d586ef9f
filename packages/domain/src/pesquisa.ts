/** When the satisfaction survey may be asked, and the score of its answers. */

/** Lowest mark of each group, 0 to 10. D 10 */
export const PROMOTOR_MIN = 9;
export const NEUTRO_MIN = 7;

/** At most once in this span, postponed or answered. D 10 */
export const PESQUISA_INTERVAL_DAYS = 90;
const DAY_MS = 86_400_000;

export type PesquisaInput = {
  /** The school's switch. */
  readonly ligada: boolean;
  /** Staff in a student's view: the survey asks only the student. */
  readonly emVisao: boolean;
  /** An attempt of the person is running. */
  readonly provaAberta: boolean;
  /** Last answer or postponement; null for none. */
  readonly ultimaMs: number | null;
  readonly nowMs: number;
};

/** Switched on [PES-1], for who signed in themself [PES-2], never during an exam [PES-3], 90 days after the last time [PES-4]. */
export function mayAskPesquisa({ ligada, emVisao, provaAberta, ultimaMs, nowMs }: PesquisaInput): boolean {
  if (!ligada || emVisao || provaAberta) return false;
  return ultimaMs === null || nowMs - ultimaMs >= PESQUISA_INTERVAL_DAYS * DAY_MS;
}

/** Share of promoters minus share of detractors, −100 to 100; null without answers. [PES-5] */
export function npsOf(total: number, promotores: number, detratores: number): number | null {
  return total === 0 ? null : ((promotores - detratores) / total) * 100;
}
