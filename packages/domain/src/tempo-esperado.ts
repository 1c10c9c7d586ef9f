/** How long the questions of an exam are expected to take, to be held against the duration of the day. */
import type { Dificuldade } from './dificuldade.ts';

const MINUTOS = { facil: 3, medio: 3.5, dificil: 4.5 } as const satisfies Record<Dificuldade, number>;
const MINUTOS_TEXTO = 8;

/** What is known of a question that takes time. */
export type QuestaoNoTempo = {
  readonly tipo: 'objetiva' | 'discursiva';
  /** Null while nobody knows. */
  readonly dificuldade: Dificuldade | null;
};

/** Minutes that these questions take together, in whole minutes. [MON-18] */
export const minutosEsperados = (questoes: readonly QuestaoNoTempo[]): number =>
  Math.round(
    questoes.reduce(
      (sum, { tipo, dificuldade }) => sum + (tipo === 'discursiva' ? MINUTOS_TEXTO : MINUTOS[dificuldade ?? 'medio']),
      0,
    ),
  );
