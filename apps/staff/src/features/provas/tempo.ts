/** Times as the school's clock shows them. */
import { useConta } from '@luneta/app-shell';
import { formatData, formatHora, formatPrazo } from '@luneta/domain/data-hora';

/** Formats instants of the contract in the zone of the person's school. */
export function useTempo() {
  const { fuso_horario } = useConta();
  return {
    fuso: fuso_horario,
    hora: (iso: string) => formatHora(Date.parse(iso), fuso_horario),
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
