/** Errors of the calls about staff accounts. */
import { conflict, forbidden, unprocessable } from '../../../../http/errors.ts';

export const equipeErrors = {
  ownAccount: () =>
    unprocessable('propria_conta', 'A sua própria verificação você desativa em Segurança, com a senha e um código.'),
  ownAccess: () =>
    unprocessable('propria_conta', 'O seu próprio acesso você não encerra aqui. Peça a outra pessoa da direção.'),
  ownSenha: () => unprocessable('propria_conta', 'A sua própria senha você troca em Segurança.'),
  above: () =>
    forbidden('perfil_acima', 'O acesso de quem tem este perfil é mudado pela direção ou pela administração.'),
  lastInCharge: () =>
    conflict(
      'ultimo_responsavel',
      'É a última pessoa que responde pela escola. Dê acesso a outra pessoa da direção e tente de novo.',
    ),
  ended: () => conflict('acesso_encerrado', 'O acesso está encerrado. Devolva o acesso antes de gerar outra senha.'),
};
