/** A phase of a roadmap in version 2: the filter by chance of success, its quiz, its first page. It knows no items. */
import { dificuldadeOfConfiabilidade, type Dificuldade } from './dificuldade.ts';

/** 'Geral', or one of the three levels. */
export type ChanceFiltro = 'geral' | Dificuldade;

/** Chance-of-success filter by the levels of [DIF-1]; a phase without a chance is shown under 'Geral' only. [TFA-1] S3 §2 */
export function filterByChance<Fase extends { readonly confiabilidade: number | null }>(
  fases: readonly Fase[],
  filtro: ChanceFiltro,
): Fase[] {
  return fases.filter(({ confiabilidade }) => {
    if (filtro === 'geral') return true;
    return confiabilidade !== null && dificuldadeOfConfiabilidade(confiabilidade) === filtro;
  });
}

/**
 * Whether every question of the quiz, numbered from 1, has an answer. True for a phase without a quiz. [TFA-2] S3 §2; D
 * 144
 */
export function isQuizComplete(questoes: number, answered: readonly number[]): boolean {
  return Array.from({ length: questoes }, (_, i) => i + 1).every((index) => answered.includes(index));
}

/** Finished by its quiz alone, with 0 stars: a phase with a quiz and without items. [TFA-3] */
export function isFinishedByQuiz(fase: {
  readonly questoes: number;
  readonly itens: number;
  readonly quizComplete: boolean;
}): boolean {
  return fase.itens === 0 && fase.questoes > 0 && fase.quizComplete;
}

export type FaseStep = 'quiz' | 'questao' | 'nada';

/**
 * Where 'Avançar' leads: to the quiz while the roadmap is open and the quiz incomplete, else to the first question;
 * disabled only when the phase has neither quiz nor items. [TFA-4] D 144, 145
 */
export function firstStep(fase: {
  readonly aberta: boolean;
  readonly questoes: number;
  readonly quizComplete: boolean;
  readonly itens: number;
}): FaseStep {
  if (fase.questoes > 0 && fase.aberta && !fase.quizComplete) return 'quiz';
  if (fase.itens > 0) return 'questao';
  return fase.questoes > 0 ? 'quiz' : 'nada';
}
