/** The weekly goal of a student of version 1: how many phases, and since when they count. Nothing is lost by missing it. */
import { isoWeekStart } from './data-hora.ts';
import { startOfDay } from './dia-no-fuso.ts';

/** Phases a week until the student chooses. */
export const META_PADRAO = 3;

/** What a student may choose, in phases a week. [MET-1] */
export const META_OPCOES = [1, 2, 3, 4, 5] as const;

/** The instant from which phases count: Monday 0h in the zone of the school. [MET-2] */
export const inicioDaSemanaMs = (nowMs: number, timeZone: string): number =>
  startOfDay(isoWeekStart(nowMs, timeZone), timeZone);

/** One kite for each phase of the goal, true for those that fly; more phases than the goal fly no further kite. [MET-3] */
export const pipasDaMeta = (meta: number, concluidas: number): readonly boolean[] =>
  Array.from({ length: meta }, (_, index) => index < concluidas);
