/** Which facts of a result explain its TRI score to the student. It needs no more than the student may see. */
import { TRI_SCALE, type TriArea } from './tri.ts';

/** How far above the ability a question stands, in θ, from which on a hit tells little. */
export const FAR_ABOVE = 1;

/** The ability that a score stands for: the scale of TRI-4 read backwards. [TRE-1] */
export function thetaOfNota(area: TriArea, nota: number): number {
  const { k, d } = TRI_SCALE[area];
  return (nota - d) / k;
}

export type ExplicaQuestao = {
  readonly area: TriArea | null;
  /** Calibrated difficulty on the θ scale; null while unknown. */
  readonly dificuldade: number | null;
  /** Hit by the own answer: an annulled or bonus question is not. */
  readonly acerto: boolean;
};

/**
 * Hits that counted little: those of questions whose difficulty lies more than one unit of θ above the ability of their
 * area. There even a guess is nearly as likely as knowing. [TRE-2]
 */
export function hitsThatCountedLittle<Questao extends ExplicaQuestao>(
  questoes: readonly Questao[],
  notas: Readonly<Partial<Record<TriArea, number | null>>>,
): Questao[] {
  return questoes.filter(({ area, dificuldade, acerto }) => {
    const nota = area === null ? null : (notas[area] ?? null);
    if (!acerto || area === null || nota === null || dificuldade === null) return false;
    return dificuldade > thetaOfNota(area, nota) + FAR_ABOVE;
  });
}
