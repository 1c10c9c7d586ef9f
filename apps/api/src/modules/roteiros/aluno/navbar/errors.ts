/** Errors of the wallet. */
import { conflict } from '../../../../http/errors.ts';

export const carteiraErrors = {
  poor: () => conflict('saldo_insuficiente', 'Você não tem moedas suficientes.'),
  full: () => conflict('vidas_completas', 'Você já está com todas as vidas.'),
  livesOff: () => conflict('vidas_desativadas', 'Sua turma não usa vidas agora.'),
};
