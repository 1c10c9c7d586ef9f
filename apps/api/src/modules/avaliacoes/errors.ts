/** Refusals of the assessments list. */
import { notFound } from '../../http/errors.ts';

export const avaliacaoErrors = {
  notFound: () => notFound('avaliacao_nao_encontrada', 'Não encontramos esta avaliação.'),
};
