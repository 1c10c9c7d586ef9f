/** Formats a duration as text. The countdown has its own format (`timer.ts`). */

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
