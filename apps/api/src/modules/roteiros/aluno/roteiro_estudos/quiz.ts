/** The quiz of a stored course, as grading needs it. The module `base_conhecimentos` owns the course. */
import { seal, type Sealed, type Unsealed } from '../../../questoes/index.ts';

export type QuizQuestao = {
  /** 1 to 5. */
  readonly gabarito: Sealed<number>;
  readonly comentario: Sealed<string>;
};

const isQuestao = (value: unknown): value is Unsealed<QuizQuestao> =>
  typeof value === 'object' &&
  value !== null &&
  'gabarito' in value &&
  typeof value.gabarito === 'number' &&
  'comentario' in value &&
  typeof value.comentario === 'string';

/**
 * Questions in their order; none when the course has no quiz or is not published. @throws when a stored quiz is invalid
 */
export function readQuiz(stored: unknown): QuizQuestao[] {
  if (stored === null || stored === undefined) return [];
  if (!Array.isArray(stored) || !stored.every(isQuestao)) throw new Error('a stored course has a quiz without keys');
  return stored.map(({ gabarito, comentario }) => ({ gabarito: seal(gabarito), comentario: seal(comentario) }));
}
