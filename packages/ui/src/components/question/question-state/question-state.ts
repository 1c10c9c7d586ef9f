// What can be said about one question in a grid, and the Portuguese word for it.
// Used by the exam grid, the legend, the map of hits and the answer key.
// It does not know how a question gets its state: that is the caller's rule.
import type { ItemVerdict } from '@luneta/domain/nota';
import { Ban, Check, CloudAlert, type IconShape, Minus, PenLine, Plus, X } from '../../../icons.ts';

/**
 * A verdict of the domain, or, while the exam runs, `respondida`, and `recusada` for an answer that the server did not take.
 * `branco` belongs to both times.
 */
export type QuestionState = ItemVerdict | 'respondida' | 'recusada';

/** Shape beside the colour. `respondida` shows the chosen letter or a dot instead of an icon. */
export const questionStateIcon: Record<Exclude<QuestionState, 'respondida'>, IconShape> = {
  recusada: CloudAlert,
  branco: Minus,
  acerto: Check,
  erro: X,
  anulada: Ban,
  subjetiva: PenLine,
  bonificada: Plus,
};

/** Words a grid says; replace the whole record to speak otherwise. */
export interface QuestionWords {
  question: (number: number) => string;
  /** After the number in an accessible name: "Questão 12, respondida". */
  state: Record<QuestionState, string>;
  /** The chosen letter, in an accessible name. */
  answer: (letter: string) => string;
  /** The paginator; `place` gets `null` when the total is not to be named. */
  pages: { label: string; previous: string; next: string; place: (page: number, pages: number | null) => string };
  /** In a legend. */
  legend: Record<QuestionState, string>;
}

/** Default words. The legend's come from the result screen of the design. */
export const questionWords: QuestionWords = {
  question: (number) => `Questão ${number}`,
  state: {
    respondida: 'respondida',
    recusada: 'não salva',
    branco: 'não respondida',
    acerto: 'acertou',
    erro: 'errou',
    anulada: 'anulada',
    subjetiva: 'subjetiva',
    bonificada: 'bonificada',
  },
  answer: (letter) => `alternativa ${letter}`,
  pages: {
    label: 'Páginas de questões',
    previous: 'Página anterior',
    next: 'Próxima página',
    place: (page, pages) => (pages === null ? `Página ${page}` : `Página ${page} de ${pages}`),
  },
  legend: {
    respondida: 'Respondida',
    recusada: 'Não salva',
    branco: 'Não respondeu',
    acerto: 'Acertou',
    erro: 'Errou',
    anulada: 'Anulada',
    subjetiva: 'Subjetiva',
    bonificada: 'Bonificada',
  },
};

/** While an exam runs, a question is not answered yet. */
export const examQuestionWords: QuestionWords = {
  ...questionWords,
  legend: { ...questionWords.legend, branco: 'Não respondida' },
};

/** "Questão 11, errou, difícil": number, state and any further words, in the order they are read. */
export function questionName(
  words: QuestionWords,
  number: number,
  state: QuestionState,
  ...more: readonly (string | undefined)[]
): string {
  return [words.question(number), words.state[state], ...more].filter(Boolean).join(', ');
}
