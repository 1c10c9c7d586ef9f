/** Errors of the results. */
import { notFound } from '../../../../http/errors.ts';

export const resultadoErrors = {
  notFound: () => notFound('resultado_nao_encontrado', 'Não encontramos este resultado.'),
  questaoNotFound: () => notFound('questao_nao_encontrada', 'Não encontramos esta questão neste resultado.'),
};
