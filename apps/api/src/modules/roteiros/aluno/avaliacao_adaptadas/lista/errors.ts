/** Errors of the lists of roadmaps, with the texts and codes of the contract's examples. */
import { conflict, notFound } from '../../../../../http/errors.ts';

export const listaErrors = {
  notFound: () => notFound('roteiro_nao_encontrado', 'Não encontramos este roteiro.'),
  faseNotFound: () => notFound('fase_nao_encontrada', 'Não encontramos esta fase.'),
  faseLocked: () => conflict('fase_bloqueada', 'Faça a fase anterior para desbloquear.'),
};
