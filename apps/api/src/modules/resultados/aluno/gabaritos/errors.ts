/** Errors of the answer keys. */
import { badRequest, notFound } from '../../../../http/errors.ts';

export const gabaritoErrors = {
  notFound: () => notFound('gabarito_nao_encontrado', 'Não encontramos este gabarito.'),
  date: (campo: 'data_inicio' | 'data_fim') =>
    badRequest('data_invalida', 'Esta data não existe. Confira o dia e o mês.', campo),
};
