/** Errors of the course calls. They say what the author has to correct, in the author's words. */
import type { CursoCampo, CursoError, CursoFalta } from '@luneta/domain/curso';

import { ApiError, unprocessable } from '../../../../http/errors.ts';

const MESSAGES: Readonly<Record<CursoError, string>> = {
  nome_vazio: 'Dê um nome ao curso.',
  quiz_incompleto: 'O quiz precisa ter cinco questões.',
  quiz_sem_gabarito: 'Marque a alternativa correta de cada questão do quiz.',
  quiz_vazio: 'Complete o enunciado e as cinco alternativas de cada questão do quiz.',
  capitulo_sem_nome: 'Dê um nome a cada um dos três capítulos.',
  capitulo_vazio: 'Escreva os três capítulos.',
};

/** Length of the part of a formula that an error message quotes. */
const EXCERPT = 80;

/** Where something missing stands in the body. */
function campoOf(falta: CursoCampo): string {
  switch (falta.campo) {
    case 'nome_curso':
      return 'curso.estrutura.nome_curso';
    case 'capitulo_nome':
      return `curso.estrutura.capitulos.${falta.n}`;
    case 'capitulo':
      return `curso.capitulo_${falta.n + 1}`;
    case 'quiz':
      return 'curso.quiz';
    case 'quiz_enunciado':
      return `curso.quiz.${falta.n}.enunciado`;
    case 'quiz_gabarito':
      return `curso.quiz.${falta.n}.gabarito`;
    case 'quiz_alternativa':
      return `curso.quiz.${falta.n}.alternativas.${falta.opcao}`;
    default:
      return falta satisfies never;
  }
}

export const cursoErrors = {
  /** A text that cannot be kept: the first of what it lacks, and each field with its own sentence. */
  draft: ([first, ...more]: readonly [CursoFalta, ...CursoFalta[]]) =>
    new ApiError(
      422,
      first.codigo,
      MESSAGES[first.codigo],
      {},
      [first, ...more].map((falta) => ({
        campo: campoOf(falta),
        motivo: MESSAGES[falta.codigo],
        codigo: falta.codigo,
      })),
    ),
  /** A kept text that is not ready for students; the call that publishes it sends no text. */
  refused: (code: CursoError) => unprocessable(code, MESSAGES[code]).at('publicado'),
  /** @param nome the field in the author's words @param campo where it stands in the call */
  tooLong: (nome: string, campo: string) =>
    unprocessable('texto_longo', `O texto do campo “${nome}” ficou grande demais. Encurte-o ou use menos fórmulas.`).at(
      campo,
    ),
  formula: (trecho: string) =>
    unprocessable('formula_invalida', `Corrija esta fórmula antes de publicar: ${trecho.slice(0, EXCERPT)}`).at(
      'publicado',
    ),
};
