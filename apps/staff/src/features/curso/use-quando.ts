import { useConta, useServerNow } from '@luneta/app-shell';
import { calendarDay, formatHora, formatPrazo } from '@luneta/domain';

const MINUTE_MS = 60_000;

/** Says when something was, in the school's zone: `14h12` today, `28 de nov. às 14h12` on another day. */
export function useQuando(): (ms: number) => string {
  const { fuso_horario } = useConta();
  const nowMs = useServerNow(undefined, 0, MINUTE_MS);
  return (ms) =>
    calendarDay(ms, fuso_horario) === calendarDay(nowMs, fuso_horario)
      ? formatHora(ms, fuso_horario)
      : formatPrazo(ms, fuso_horario);
}
