/**
 * What a countdown shows and announces, and when. It takes whole seconds and knows no clock, texts or colours (the tone
 * is a code that `ui` translates).
 */
import type { ProvaPolicy } from './prova-policy.ts';

export type TimerTone = 'blue' | 'pink' | 'grey';
type Tones = Pick<ProvaPolicy, 'lateBelowSeconds' | 'lateInclusive'>;

/** Grey at 0 or less; pink under 900 s (v1) or at 600 s and less (v2); blue otherwise. [TIM-1] [TIM-2] */
export function timerTone({ lateBelowSeconds, lateInclusive }: Tones, seconds: number): TimerTone {
  if (seconds <= 0) return 'grey';
  const late = lateInclusive ? seconds <= lateBelowSeconds : seconds < lateBelowSeconds;
  return late ? 'pink' : 'blue';
}

/** v1 ends below 0, v2 at 0. [TIM-3] */
export function isTimeOver({ timeOverAtZero }: Pick<ProvaPolicy, 'timeOverAtZero'>, seconds: number): boolean {
  return timeOverAtZero ? seconds <= 0 : seconds < 0;
}

/**
 * The threshold that this step of the countdown crossed, or null. A jump over several (a phone that slept) gives only
 * the smallest; nothing is crossed once time is over. Each threshold is met once, because the next step starts below it.
 */
function crossed(thresholds: readonly number[], previousSeconds: number, seconds: number): number | null {
  if (seconds <= 0) return null;
  const met = thresholds.filter((threshold) => seconds <= threshold && threshold < previousSeconds);
  return met.length > 0 ? Math.min(...met) : null;
}

/**
 * Warning modal due at this step. Pass null as the previous value on the first step of a session, so that a student who
 * enters late is still warned; pass the last seconds seen to not warn again after a reload. [TIM-4] S3 §4; D 105
 */
export function warningDue(
  { warnAtSeconds }: Pick<ProvaPolicy, 'warnAtSeconds'>,
  previousSeconds: number | null,
  seconds: number,
): number | null {
  return crossed(warnAtSeconds, previousSeconds ?? Number.POSITIVE_INFINITY, seconds);
}

/** Announcement due at this step; the first step of a session announces nothing. [TIM-5] ux 2.9 */
export function announcementDue(
  { announceAtSeconds }: Pick<ProvaPolicy, 'announceAtSeconds'>,
  previousSeconds: number | null,
  seconds: number,
): number | null {
  return previousSeconds === null ? null : crossed(announceAtSeconds, previousSeconds, seconds);
}

/** Whole minutes left, rounded up ("menos de N minuto(s)"). [TIM-6] D 105 */
export function minutesLeft(seconds: number): number {
  return Math.max(0, Math.ceil(seconds / 60));
}

/**
 * Seconds by which staff moved the end, seen from two deadlines. They give whole minutes: less is the way of a call. An end that
 * came nearer is a device that slept, whose clock stood still. [TIM-8] D 231
 */
export function secondsGiven(beforeMs: number, afterMs: number): number {
  return Math.max(0, Math.round((afterMs - beforeMs) / 60_000)) * 60;
}

const two = (n: number) => String(n).padStart(2, '0');

/** `1d 02h` from a day, `2h 05min` from an hour, else `14:59`; never negative. [TIM-7] ux 2.9 */
export function formatCountdown(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor(whole / 60) % 60;
  if (hours >= 24) return `${Math.floor(hours / 24)}d ${two(hours % 24)}h`;
  if (hours > 0) return `${hours}h ${two(minutes)}min`;
  return `${two(minutes)}:${two(whole % 60)}`;
}
