/** Refusals of the calls that print an exam. */
import { forbidden, unprocessable } from '../../../../http/errors.ts';

export const impressaoErrors = {
  deOutro: () =>
    forbidden('impressao_de_outro', 'Só quem fez esta prova e a coordenação podem imprimir. Peça a quem fez.'),
  lacrado: () =>
    forbidden(
      'gabarito_lacrado',
      'O gabarito fica fechado para você até o resultado sair. Peça a folha a quem fez a prova ou à coordenação.',
    ),
  semDia: () => unprocessable('dia_desconhecido', 'Este dia não está na prova. Atualize a página.').at('dia'),
  semTurma: () => unprocessable('sem_turma', 'Escolha a turma das folhas de resposta.').at('turma_id'),
};
