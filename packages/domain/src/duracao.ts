/** Formats a duration as text, the only place that does. The countdown has its own format (`timer.ts`). */

const MINUTE = 60;
const HOUR = 3600;

/** '45 s', '40 min', '5 h', '5 h 30 min': whole units, seconds only below a minute. [DUR-1] ux 2.11 */
export function formatDuration(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  if (whole < MINUTE) return `${whole} s`;
  const hours = Math.floor(whole / HOUR);
  const minutes = Math.floor((whole % HOUR) / MINUTE);
  if (hours === 0) return `${minutes} min`;
  return minutes === 0 ? `${hours} h` : `${hours} h ${minutes} min`;
}

/** 'Resta 1 min', 'Restam 5 h 30 min': what is left of a time, with the verb that agrees. [DUR-2] */
export function formatRemaining(seconds: number): string {
  const text = formatDuration(seconds);
  return `${/^1 \D+$/.test(text) ? 'Resta' : 'Restam'} ${text}`;
}
