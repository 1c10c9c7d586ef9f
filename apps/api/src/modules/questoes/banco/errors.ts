/**
 * Errors of the question bank. "Does not exist" and "out of reach" share one error, so that a caller cannot tell them
 * apart.
 */
import { notFound } from '../../../http/errors.ts';

export const questaoErrors = {
  notFound: () => notFound('questao_nao_encontrada', 'Não encontramos esta questão.'),
};
