import { unprocessable } from '../../http/errors.ts';

const ACCEPTED = 'Envie PNG, JPEG, WebP ou GIF.';

/** Errors of an image that is sent. */
export const midiasErrors = {
  /** @param formato what the file is, where that can be told */
  notAccepted: (formato: string) =>
    unprocessable(
      'imagem_nao_aceita',
      formato === 'desconhecido'
        ? `Este arquivo não é uma imagem. ${ACCEPTED}`
        : `Arquivo ${formato} não é aceito. ${ACCEPTED}`,
    ),
  broken: () =>
    unprocessable('imagem_incompleta', 'A imagem está incompleta ou com defeito. Escolha o arquivo de novo.'),
};
