/** How one is greeted. */
import { minutesOfDay } from './data-hora.ts';

export type Greeting = 'bom_dia' | 'boa_tarde' | 'boa_noite';

/** Greeting by the hour in the zone: from 5 h day, from 12 h afternoon, from 18 h night. [DAT-9] */
export function greeting(ms: number, timeZone: string): Greeting {
  const hour = Math.floor(minutesOfDay(ms, timeZone) / 60);
  if (hour >= 5 && hour < 12) return 'bom_dia';
  return hour >= 12 && hour < 18 ? 'boa_tarde' : 'boa_noite';
}
