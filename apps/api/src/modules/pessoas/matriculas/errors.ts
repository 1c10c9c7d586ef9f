/** Refusals about enrolments. */
import { conflict, unprocessable } from '../../../http/errors.ts';

export const matriculaErrors = {
  enrolled: (turma: string) =>
    conflict(
      'ja_matriculado',
      `Este aluno já está na turma ${turma} neste ano letivo. Para trocar de turma, use Mover.`,
    ).at('turma_id'),
  twice: () => conflict('ja_matriculado', 'O mesmo aluno está duas vezes na lista.').at('turma_id'),
  ended: () => conflict('matricula_encerrada', 'O aluno já saiu desta turma. Abra de novo para ver o que mudou.'),
  current: () => conflict('matricula_atual', 'O aluno já está nesta turma.'),
  inExam: () =>
    conflict(
      'prova_aberta',
      'O aluno está em uma prova agora. Espere a entrega, ou encerre a prova dele no acompanhamento, e tente de novo.',
    ),
  otherYear: () =>
    unprocessable('outro_ano', 'A turma é de outro ano letivo. Escolha uma turma do mesmo ano.').at('turma_id'),
};
