/**
 * Predictions for a student: ability from answers, chance of a hit from ability, grades from chances. A result is null
 * while an input is missing, so that the screen hides the card (D 148).
 */
import { estimateEap, probability, type TriItem } from './tri.ts';

/** An answer used to estimate ability. Only calibrated items are passed. */
export type Evidence = { readonly tri: TriItem | null; readonly acertou: boolean };

/**
 * Ability on the N(0,1) scale from the answers to calibrated items of one area; items without calibration say nothing.
 * null without any such answer, because the prior alone is not an estimate. [PRV-1]
 */
export function abilityOf(evidence: readonly Evidence[]): number | null {
  const calibrated = evidence.flatMap(({ tri, acertou }) => (tri === null ? [] : [{ tri, acertou }]));
  return calibrated.length === 0 ? null : estimateEap(calibrated).theta;
}

/**
 * Ability after study: the same estimate over the earlier answers and those given in phases. null without an earlier
 * answer, because there is no ability to compare with. [PRV-2]
 */
export function abilityAfterStudy(before: readonly Evidence[], study: readonly Evidence[]): number | null {
  return abilityOf(before) === null ? null : abilityOf([...before, ...study]);
}

/** An answer of an exam, with its exam and the time when the student's day was closed. */
export type ProvaEvidence = Evidence & { readonly turma_avaliacao_id: number; readonly encerradaMs: number };

/**
 * Which released exams a roadmap's predictions start from: an action plan from its own, a study roadmap from the others that
 * were closed before it was made. [PRV-8]
 */
export function evidenceBefore<Row extends ProvaEvidence>(
  rows: readonly Row[],
  trilha: { readonly tipo: 1 | 2; readonly turma_avaliacao_id: number; readonly criadaMs: number },
): Row[] {
  const own = (row: Row) => row.turma_avaliacao_id === trilha.turma_avaliacao_id;
  return trilha.tipo === 2 ? rows.filter(own) : rows.filter((row) => !own(row) && row.encerradaMs < trilha.criadaMs);
}

/** `desempenho_esperado`: the chance of a hit by TRI-1, 0 to 1; null without ability or calibration. [PRV-3] */
export function expectedHit(tri: TriItem | null, theta: number | null): number | null {
  return tri === null || theta === null ? null : probability(tri, theta);
}

/** Mean of the chances, 0 to 1; null when one is missing or there is none. `confiabilidade` of a phase. [PRV-4] */
export function meanExpected(chances: readonly (number | null)[]): number | null {
  const known = chances.filter((chance) => chance !== null);
  if (known.length === 0 || known.length < chances.length) return null;
  return known.reduce((sum, chance) => sum + chance, 0) / known.length;
}

/** `nota_prevista`: mean chance over the items that count × maximum, on the scale of NOT-7; exact. [PRV-5] */
export function notaPrevista(chances: readonly (number | null)[], notaMaxima: number): number | null {
  const mean = meanExpected(chances);
  return mean === null ? null : mean * notaMaxima;
}

/** `desempenho_provavel_inicial` and `_final`: the same mean in percent, 0 to 100; exact. [PRV-6] */
export function desempenhoProvavel(chances: readonly (number | null)[]): number | null {
  return notaPrevista(chances, 100);
}

/** Impact = final − initial, in the unit given; null when either is missing. [PRV-7] D 148 */
export function impactoOf(inicial: number | null, final: number | null): number | null {
  return inicial === null || final === null ? null : final - inicial;
}
