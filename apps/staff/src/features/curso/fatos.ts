/** What is said of a part while it is closed: how much is written in it. Pure. */
import { isEmptyHtml, publicationFaltas, QUIZ_QUESTIONS } from '@luneta/domain';

import { copy } from './copy.ts';
import type { CursoForm, Section } from './curso-form.ts';

/** Words of a text, without its tags; a formula counts as the words of its letters. */
export function wordsOf(html: string): number {
  const text = html.replaceAll(/<[^>]*>/gu, ' ').replaceAll(/&nbsp;|&#160;/gu, ' ');
  return text.split(/\s+/u).filter((word) => word !== '').length;
}

/** Places of the questions that lack something. */
export function lackingQuestions(form: CursoForm): ReadonlySet<number> {
  return new Set(
    publicationFaltas(form).flatMap((falta) => (falta.campo.startsWith('quiz_') && 'n' in falta ? [falta.n] : [])),
  );
}

/** The fact beside the name of a part. */
export function fatoOf(form: CursoForm, section: Section): string {
  switch (section) {
    case 'estrutura':
      return copy.facts.estrutura;
    case 'capitulo_1':
    case 'capitulo_2':
    case 'capitulo_3':
      return copy.facts.words(wordsOf(form[section]));
    case 'exercicios_praticos':
      return copy.facts.exercises(form.exercicios_praticos.length);
    case 'quiz':
      return copy.facts.questions(form.quiz.length - lackingQuestions(form).size, QUIZ_QUESTIONS);
    default:
      return copy.facts.items(form[section].filter((html) => !isEmptyHtml(html)).length);
  }
}
