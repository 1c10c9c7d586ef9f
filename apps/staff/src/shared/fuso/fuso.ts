/** What a person who sets a time is told when the clock of the device is not that of the school. Pure. */
import { calendarDay, formatHora } from '@luneta/domain';

const clockOf = (ms: number, zone: string) => `${calendarDay(ms, zone)} ${formatHora(ms, zone)}`;

/** "horário do Amazonas": how people call a zone. */
const nameOf = (ms: number, zone: string) =>
  (
    new Intl.DateTimeFormat('pt-BR', { timeZone: zone, timeZoneName: 'long' })
      .formatToParts(ms)
      .find(({ type }) => type === 'timeZoneName')?.value ?? zone
  ).replace(/^Horário( Padrão)?/u, 'horário');

/** Which clock counts, and what both show now; null while they show the same. */
export function outroHorario(nowMs: number, escola: string, aparelho: string): string | null {
  if (clockOf(nowMs, escola) === clockOf(nowMs, aparelho)) return null;
  const [la, aqui] = [formatHora(nowMs, escola), formatHora(nowMs, aparelho)];
  return `No relógio da escola, ${nameOf(nowMs, escola)}: agora são ${la} lá e ${aqui} neste aparelho.`;
}
