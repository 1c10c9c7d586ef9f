/** Durations where there is little space: a file of its own, since one list shows them. */
import { formatDuration } from './duracao.ts';

/** '45 s', '40 min', '5h', '5h30': for a place that has little space, as a time of day is written. [DUR-3] */
export function formatDurationTight(seconds: number): string {
  const text = formatDuration(seconds);
  const [, hours, minutes = ''] = /^(\d+) h(?: (\d+) min)?$/.exec(text) ?? [];
  return hours === undefined ? text : `${hours}h${minutes.padStart(minutes === '' ? 0 : 2, '0')}`;
}
