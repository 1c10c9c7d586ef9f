/** Times as the school's clock shows them. */
import { formatData, formatHora, formatPrazo } from '@luneta/domain/data-hora';

import { emQuando, horaOu } from '../../shared/quando.ts';
import { useRelogio } from '../../shared/use-relogio.ts';

/**
 * Formats instants of the contract in the zone of the person's school.
 * @param serverNowMs now by the server's clock, where the screen knows it
 */
export function useTempo(serverNowMs?: number) {
  const clock = useRelogio();
  const relogio = { ...clock, nowMs: serverNowMs ?? clock.nowMs };
  const fuso_horario = relogio.zone;
  return {
    fuso: fuso_horario,
    /** The day as well, on any other than today. */
    hora: (iso: string) => horaOu(iso, relogio),
    /** `às 9h41`, `ontem às 9h41`, `em 12 de nov. às 8h`. */
    emQuando: (iso: string) => emQuando(iso, relogio),
    data: (iso: string) => formatData(Date.parse(iso), fuso_horario),
    prazo: (iso: string) => formatPrazo(Date.parse(iso), fuso_horario),
    /** `23/11/2026, 7h30 até 12h30`, or both days where they differ. */
    janela: (inicio: string, fim: string) => {
      const [de, ate] = [Date.parse(inicio), Date.parse(fim)];
      const [dia, outro] = [formatData(de, fuso_horario), formatData(ate, fuso_horario)];
      const start = `${dia}, ${formatHora(de, fuso_horario)}`;
      return dia === outro
        ? `${start} até ${formatHora(ate, fuso_horario)}`
        : `${start} até ${outro}, ${formatHora(ate, fuso_horario)}`;
    },
  };
}
export type Tempo = ReturnType<typeof useTempo>;
