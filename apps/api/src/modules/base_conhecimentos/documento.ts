/**
 * The document of a course: how it becomes safe to keep, and what of it is HTML. Names are plain text and stay as typed;
 * everything else is HTML that leaves this file clean, with formulas as MathML (decision 121, security T25).
 */
import { draftError, publicationError } from '@luneta/domain/curso';
import type { components } from '@luneta/openapi';

import { cleanHtml } from '../../question/rich-text/clean-html.ts';
import { toRichText } from '../../question/rich-text/rich-text.ts';
import { cursoErrors } from './errors.ts';

/** A course as written and kept, keys included. */
export type Curso = components['schemas']['CursoRequest'];

/** Limits of the contract, which the formulas of a text may burst once they are MathML. */
const HTML_MAX = 60_000;
const LINE_MAX = 5_000;
const COMMENT_MAX = 20_000;

/** What to do with one HTML text; `campo` is its place as the author knows it. */
type Each = (html: string, campo: string, max: number) => string;

/** A course whose quiz may lack keys. */
type Shown<Key> = Omit<Curso, 'quiz'> & {
  readonly quiz: readonly (Omit<Curso['quiz'][number], 'gabarito'> & { readonly gabarito: Key })[];
};

/** The course with every HTML text of it changed. */
function mapHtml<Key>(curso: Shown<Key>, each: Each) {
  const { estrutura, explicacao_resumida, resumo, exercicios_praticos, quiz } = curso;
  const { nome_curso, frase_efeito, capitulos } = estrutura;
  return {
    estrutura: {
      nome_curso: nome_curso.trim(),
      frase_efeito: frase_efeito.trim(),
      resumo: each(estrutura.resumo, 'Resumo da estrutura', LINE_MAX),
      capitulos: capitulos.map((name) => name.trim()),
    },
    capitulo_1: each(curso.capitulo_1, 'Capítulo 1', HTML_MAX),
    capitulo_2: each(curso.capitulo_2, 'Capítulo 2', HTML_MAX),
    capitulo_3: each(curso.capitulo_3, 'Capítulo 3', HTML_MAX),
    explicacao_resumida: explicacao_resumida.map((text) => each(text, 'Explicação resumida', LINE_MAX)),
    resumo: resumo.map((text) => each(text, 'Resumo', LINE_MAX)),
    exercicios_praticos: exercicios_praticos.map(({ enunciado, resolucao }) => ({
      enunciado: each(enunciado, 'Exercícios práticos', HTML_MAX),
      resolucao: each(resolucao, 'Exercícios práticos', HTML_MAX),
    })),
    quiz: quiz.map(({ enunciado, alternativas, gabarito, comentario }) => ({
      enunciado: each(enunciado, 'Quiz', HTML_MAX),
      alternativas: alternativas.map((text) => each(text, 'Quiz', LINE_MAX)),
      gabarito,
      comentario: each(comentario, 'Quiz', COMMENT_MAX),
    })),
  };
}

/**
 * The course as the database keeps it. A formula that cannot be rendered stays as typed: a draft may wait for its author.
 * @throws 422 for a text without a name, with half a quiz, or too long once its formulas are set
 */
export function toStored(curso: Curso): Curso {
  const error = draftError(curso);
  if (error) throw cursoErrors.refused(error);
  return mapHtml(curso, (html, campo, max) => {
    const clean = toRichText(html).html;
    if (clean.length > max) throw cursoErrors.tooLong(campo);
    return clean;
  });
}

/** Clean whatever stands in the database: what leaves the server is always inside the allow-list. */
export function toShown<Key>(curso: Shown<Key>) {
  return mapHtml(curso, (html) => cleanHtml(html));
}

/** @throws 422 for what students may not be shown: something missing, or a formula as typed */
export function assertPublishable(curso: Curso): void {
  const error = publicationError(curso);
  if (error) throw cursoErrors.refused(error);
  mapHtml(curso, (html) => {
    const [problem] = toRichText(html).problemas;
    if (problem) throw cursoErrors.formula(problem.trecho);
    return html;
  });
}

/** What a new course starts with. */
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
