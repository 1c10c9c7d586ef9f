import { unprocessable } from '../../../http/errors.ts';

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
  /** What it claims to hold, however few bytes its file has. */
  tooLarge: ({ width, height }: { readonly width: number; readonly height: number }) =>
    unprocessable(
      'imagem_grande',
      `A imagem tem ${width} × ${height} pontos, mais do que os aparelhos dos alunos mostram. Diminua para até 4.000 pontos de lado e envie de novo.`,
    ),
  broken: () =>
    unprocessable('imagem_incompleta', 'A imagem está incompleta ou com defeito. Escolha o arquivo de novo.').at(
      'conteudo',
    ),
};
