/** Refusals of the question bank. One answer for "not there" and "not yours": the two must not be told apart. */
import { notFound } from '../../http/errors.ts';

export const questaoErrors = {
  notFound: () => notFound('questao_nao_encontrada', 'Não encontramos esta questão.'),
};
