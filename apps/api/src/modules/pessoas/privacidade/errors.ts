import { conflict, unprocessable } from '../../../http/errors.ts';

/** Errors of the privacy calls. */
export const privacidadeErrors = {
  emProva: () => conflict('prova_aberta', 'O aluno tem uma prova em andamento. Espere o fim da prova.'),
  jaAnonimizado: () => conflict('ja_anonimizado', 'Os dados deste aluno já foram apagados.'),
  nomeDiferente: () =>
    unprocessable('confirmacao_diferente', 'O nome digitado não é o nome completo do aluno. Nada foi apagado.').at(
      'confirmacao',
    ),
};
