/** Selects the questions of the bank for a phase, for roadmaps of both types. */
import { dificuldadeOfTri, type Dificuldade } from './dificuldade.ts';
import { canServeInPractice, type ExamOfQuestao } from './gabarito.ts';

/** Questions of a phase at most: version 1 serves them all. */
export const POOL_MAX = 10;

/** A question of the bank that a phase might use. */
export type PoolQuestao = {
  readonly questao_id: number;
  readonly subjetiva: boolean;
  readonly tem_gabarito: boolean;
  /** Stands in the exam the roadmap belongs to. */
  readonly na_prova: boolean;
  readonly tri_b: number | null;
  readonly dificuldade: Dificuldade | null;
  /** Every published exam of the school that contains it. */
  readonly exams: readonly ExamOfQuestao[];
};

/** Beyond any calibrated difficulty. */
const LAST = 1e6;
const LEVELS = ['facil', 'medio', 'dificil', null] as const;
/** Calibration takes precedence over the author's estimate, as in DIF-4. */
const levelOf = ({ tri_b, dificuldade }: PoolQuestao) =>
  LEVELS.indexOf(tri_b === null ? dificuldade : dificuldadeOfTri(tri_b));

/**
 * Questions of one topic for a phase: answered by a key, not of the exam itself [PLA-4], of no exam that is not released
 * [PLA-5], easiest first (level, then calibrated difficulty, then id), at most ten [PLA-6].
 */
export function poolOf(candidates: readonly PoolQuestao[], nowMs: number): number[] {
  return candidates
    .filter(({ subjetiva, tem_gabarito, na_prova }) => tem_gabarito && !subjetiva && !na_prova)
    .filter(({ exams }) => canServeInPractice(exams, nowMs))
    .sort((x, y) => levelOf(x) - levelOf(y) || (x.tri_b ?? LAST) - (y.tri_b ?? LAST) || x.questao_id - y.questao_id)
    .slice(0, POOL_MAX)
    .map(({ questao_id }) => questao_id);
}
