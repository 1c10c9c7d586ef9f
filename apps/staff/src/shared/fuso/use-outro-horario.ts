import { useRelogio } from '../use-relogio.ts';
import { outroHorario } from './fuso.ts';

/** What to say beside a field with a time; null where the clock of the device is that of the school. */
export function useOutroHorario(): string | null {
  const { nowMs, zone } = useRelogio();
  return outroHorario(nowMs, zone, new Intl.DateTimeFormat().resolvedOptions().timeZone);
}
