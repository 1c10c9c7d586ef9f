/** The text of a course as the editor holds it: the contract's, whose quiz may lack keys while it is written. Pure. */
import type { BaseConhecimento, CursoRequest } from '@luneta/api-client';
import { QUIZ_OPTIONS, QUIZ_QUESTIONS } from '@luneta/domain';
import type { QuizItem } from '@luneta/ui/editor';

export type CursoForm = Omit<CursoRequest, 'quiz'> & { quiz: readonly QuizItem[] };

/** The parts of the form, in its order; each is a field of the course. */
export const SECTIONS = [
  'estrutura',
  'capitulo_1',
  'capitulo_2',
  'capitulo_3',
  'explicacao_resumida',
  'resumo',
  'exercicios_praticos',
  'quiz',
] as const satisfies readonly (keyof CursoForm)[];
export type Section = (typeof SECTIONS)[number];

export const CAPITULOS = ['capitulo_1', 'capitulo_2', 'capitulo_3'] as const;

export function toForm(curso: BaseConhecimento): CursoForm {
  const { estrutura, capitulo_1, capitulo_2, capitulo_3, explicacao_resumida, resumo, exercicios_praticos } = curso;
  const quiz = curso.quiz.map(({ enunciado, alternativas, gabarito, comentario }) => ({
    enunciado,
    alternativas,
    gabarito,
    comentario: comentario ?? '',
  }));
  return { estrutura, capitulo_1, capitulo_2, capitulo_3, explicacao_resumida, resumo, exercicios_praticos, quiz };
}

/** What is sent; null while a question has no key, which the contract asks for in a draft too. */
export function toRequest(form: CursoForm): CursoRequest | null {
  const quiz = form.quiz.flatMap(({ enunciado, alternativas, gabarito, comentario }) =>
    gabarito === null ? [] : [{ enunciado, alternativas: [...alternativas], gabarito, comentario }],
  );
  return quiz.length === form.quiz.length ? { ...form, quiz } : null;
}

/** Five questions to be filled in. */
export const emptyQuiz = (): QuizItem[] =>
  Array.from({ length: QUIZ_QUESTIONS }, () => ({
    enunciado: '',
    alternativas: Array.from({ length: QUIZ_OPTIONS }, () => ''),
    gabarito: null,
    comentario: '',
  }));

/** Whether two texts have the same content in a part. */
export const isSame = (a: CursoForm, b: CursoForm, section: Section): boolean =>
  JSON.stringify(a[section]) === JSON.stringify(b[section]);

/** The parts in which two texts differ. */
export const changedSections = (a: CursoForm, b: CursoForm): Section[] =>
  SECTIONS.filter((section) => !isSame(a, b, section));
