/**
 * The document of a course: how it is cleaned before it is stored, and which of its fields are HTML. Names are plain
 * text and stay as typed. Every other text is HTML: this file cleans it and renders its formulas as MathML (decision
 * 121, security T25).
 */
import { draftFaltas, publicationError } from '@luneta/domain/curso';
import type { components } from '@luneta/openapi';

import { cleanHtml } from '../../../../http/rich-text/clean-html.ts';
import { toRichText } from '../../../../http/rich-text/rich-text.ts';
import { cursoErrors } from './errors.ts';

/** A course as its author wrote it and as it is stored, keys included. */
export type Curso = components['schemas']['CursoRequest'];

/** Limits of the contract. A text may exceed them once its formulas are MathML. */
const HTML_MAX = 60_000;
const LINE_MAX = 5_000;
const COMMENT_MAX = 20_000;

/** Changes one HTML text. `nome` is its place in the author's words, `campo` its place in the course. */
type Each = (html: string, nome: string, max: number, campo: string) => string;

/** A course whose quiz may lack keys. */
type Shown<Key> = Omit<Curso, 'quiz'> & {
  readonly quiz: readonly (Omit<Curso['quiz'][number], 'gabarito'> & { readonly gabarito: Key })[];
};

/** Returns the course with every HTML text changed. */
function mapHtml<Key>(curso: Shown<Key>, each: Each) {
  const { estrutura, explicacao_resumida, resumo, exercicios_praticos, quiz } = curso;
  const { nome_curso, frase_efeito, capitulos } = estrutura;
  return {
    estrutura: {
      nome_curso: nome_curso.trim(),
      frase_efeito: frase_efeito.trim(),
      resumo: each(estrutura.resumo, 'Resumo da estrutura', LINE_MAX, 'estrutura.resumo'),
      capitulos: capitulos.map((name) => name.trim()),
    },
    capitulo_1: each(curso.capitulo_1, 'Capítulo 1', HTML_MAX, 'capitulo_1'),
    capitulo_2: each(curso.capitulo_2, 'Capítulo 2', HTML_MAX, 'capitulo_2'),
    capitulo_3: each(curso.capitulo_3, 'Capítulo 3', HTML_MAX, 'capitulo_3'),
    explicacao_resumida: explicacao_resumida.map((text, n) =>
      each(text, 'Explicação resumida', LINE_MAX, `explicacao_resumida.${n}`),
    ),
    resumo: resumo.map((text, n) => each(text, 'Resumo', LINE_MAX, `resumo.${n}`)),
    exercicios_praticos: exercicios_praticos.map(({ enunciado, resolucao }, n) => ({
      enunciado: each(enunciado, 'Exercícios práticos', HTML_MAX, `exercicios_praticos.${n}.enunciado`),
      resolucao: each(resolucao, 'Exercícios práticos', HTML_MAX, `exercicios_praticos.${n}.resolucao`),
    })),
    quiz: quiz.map(({ enunciado, alternativas, gabarito, comentario }, n) => ({
      enunciado: each(enunciado, 'Quiz', HTML_MAX, `quiz.${n}.enunciado`),
      alternativas: alternativas.map((text, i) => each(text, 'Quiz', LINE_MAX, `quiz.${n}.alternativas.${i}`)),
      gabarito,
      comentario: each(comentario, 'Quiz', COMMENT_MAX, `quiz.${n}.comentario`),
    })),
  };
}

/**
 * Returns the course as the database stores it. A formula that cannot be rendered stays as typed, so that the author
 * can correct it in the draft.
 * @throws 422 for a text without a name, with half a quiz, or too long once its formulas are rendered
 */
export function toStored(curso: Curso): Curso {
  const [first, ...more] = draftFaltas(curso);
  if (first) throw cursoErrors.draft([first, ...more]);
  return mapHtml(curso, (html, nome, max, campo) => {
    const clean = toRichText(html).html;
    if (clean.length > max) throw cursoErrors.tooLong(nome, `curso.${campo}`);
    return clean;
  });
}

/** Cleans the stored text again, so that a response contains only what the allow-list permits. */
export function toShown<Key>(curso: Shown<Key>) {
  return mapHtml(curso, (html) => cleanHtml(html));
}

/** @throws 422 when the text is not ready for students: something is missing, or a formula is not rendered */
export function assertPublishable(curso: Curso): void {
  const error = publicationError(curso);
  if (error) throw cursoErrors.refused(error);
  mapHtml(curso, (html) => {
    const [problem] = toRichText(html).problemas;
    if (problem) throw cursoErrors.formula(problem.trecho);
    return html;
  });
}

/** The text of a new course. */
export function emptyCurso(nome_curso: string): Curso {
  return {
    estrutura: { nome_curso, frase_efeito: '', resumo: '', capitulos: ['', '', ''] },
    capitulo_1: '',
    capitulo_2: '',
    capitulo_3: '',
    explicacao_resumida: [],
    resumo: [],
    exercicios_praticos: [],
    quiz: [],
  };
}
