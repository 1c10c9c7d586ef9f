/** Errors of the calls about a class. */
import { unprocessable } from '../../../../http/errors.ts';

/** The largest number of students that the contract allows in one answer. */
export const MAX_STUDENTS = 100;

export const turmaErrors = {
  tooLarge: (max: number) =>
    unprocessable('turma_grande', `Dá para resetar no máximo ${max} senhas por vez. Selecione menos alunos.`).at(
      'turma_aluno_ids',
    ),
  empty: () => unprocessable('turma_sem_alunos', 'Esta turma não tem alunos com acesso.'),
};
