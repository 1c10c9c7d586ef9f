/** Errors of the recovery, with the exact texts of S1 §8 where it has one. */
import { conflict, notFound, unprocessable } from '../../../http/errors.ts';

export const recuperacaoErrors = {
  userNotFound: () => notFound('usuario_nao_encontrado', 'Usuário não encontrado'),
  emailNotFound: () => notFound('email_nao_encontrado', 'E-mail ou usuário não encontrado.'),
  wrongAnswers: () => unprocessable('respostas_invalidas', 'Respostas inválidas.').at('respostas'),
  emailOff: () =>
    conflict(
      'email_desativado',
      'A sua escola ainda não ativou a recuperação por e-mail. Peça uma nova senha na secretaria.',
    ),
  codeNotFound: () => notFound('codigo_invalido', 'Este link expirou ou já foi usado. Peça outro.'),
};
