import type { RoteiroFase } from '@luneta/api-client';

/** Numbers, from 1, of the quiz questions that have an answer. */
export const answeredOf = ({ respostas_quiz }: RoteiroFase): number[] =>
  respostas_quiz.respostas.flatMap(({ item_resposta }, i) => (item_resposta === null ? [] : [i + 1]));

/** Numbers, from 1, of those that were answered wrong. */
export const missedOf = ({ respostas_quiz }: RoteiroFase): number[] =>
  respostas_quiz.respostas.flatMap(({ acertou }, i) => (acertou === false ? [i + 1] : []));
