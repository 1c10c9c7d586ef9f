/** The three steps of a phase of version 1: media, exercises, result. */

export type EtapaFase = 'midia' | 'exercicios' | 'resultado';
export const ETAPAS: readonly EtapaFase[] = ['midia', 'exercicios', 'resultado'];

/** Number of the step, of three: exercises are the second one, however many there are. [ETA-1] D 133 */
export function etapaNumero(etapa: EtapaFase): number {
  return ETAPAS.indexOf(etapa) + 1;
}

/** How much of the exercises is done at one of them, 0 to 1: those before it. [ETA-2] */
export function parteDosExercicios(posicao: number, total: number): number {
  return total <= 0 ? 0 : Math.min(1, Math.max(0, (posicao - 1) / total));
}
