/** Errors of the course calls. They say what the author has to correct, in the author's words. */
import type { CursoError } from '@luneta/domain/curso';

import { unprocessable } from '../../../../http/errors.ts';

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

export const cursoErrors = {
  refused: (code: CursoError) => unprocessable(code, MESSAGES[code]),
  /** @param campo the field in the author's words */
  tooLong: (campo: string) =>
    unprocessable('texto_longo', `O texto do campo “${campo}” ficou grande demais. Encurte-o ou use menos fórmulas.`),
  formula: (trecho: string) =>
    unprocessable('formula_invalida', `Corrija esta fórmula antes de publicar: ${trecho.slice(0, EXCERPT)}`),
};
