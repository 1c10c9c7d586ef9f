/** Errors of the calls about staff accounts. */
import { unprocessable } from '../../http/errors.ts';

export const equipeErrors = {
  ownAccount: () =>
    unprocessable('propria_conta', 'A sua própria verificação você desativa em Segurança, com a senha e um código.'),
};
