/** Errors of the records of consent. */
import { conflict, unprocessable } from '../../../../http/errors.ts';

export const consentimentoErrors = {
  dayToCome: () => unprocessable('em_no_futuro', 'O dia da assinatura ainda não chegou.').at('em'),
  emptyName: () => unprocessable('nome_vazio', 'Escreva o nome de quem assinou.').at('por_nome'),
  nothingToRevoke: () =>
    conflict('consentimento_encerrado', 'Este consentimento já foi revogado, ou foi uma recusa. Registre um novo.'),
};
