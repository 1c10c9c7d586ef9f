/** Errors of the own two-step sign-in. */
import { conflict, unprocessable } from '../../../http/errors.ts';

export const duasEtapasErrors = {
  wrongSenha: () => unprocessable('senha_atual_incorreta', 'Senha atual incorreta').at('senha'),
  wrongCode: () => unprocessable('codigo_incorreto', 'Código incorreto ou já usado.').at('codigo'),
  alreadyOn: () => conflict('duas_etapas_ativas', 'A verificação em duas etapas já está ativa.'),
  notBegun: () =>
    conflict('duas_etapas_nao_iniciadas', 'Comece a configuração de novo: a chave anterior não vale mais.'),
  off: () => conflict('duas_etapas_inativas', 'A verificação em duas etapas não está ativa.'),
};
