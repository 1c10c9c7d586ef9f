/** Errors of the list of assessments. */
import { notFound } from '../../../../http/errors.ts';

export const avaliacaoErrors = {
  notFound: () => notFound('avaliacao_nao_encontrada', 'Não encontramos esta avaliação.'),
};
