/** Errors of the calls about a class. */
import { unprocessable } from '../../../../http/errors.ts';

/** The largest number of students that the contract allows in one answer. */
export const MAX_STUDENTS = 100;

export const turmaErrors = {
  tooLarge: (max: number) =>
    unprocessable('turma_grande', `Dá para resetar no máximo ${max} senhas por vez. Selecione menos alunos.`).at(
      'turma_aluno_ids',
    ),
  /** @param campo where the person stands */
  professor: (campo: string) => unprocessable('professor_desconhecido', 'Escolha um docente desta escola.').at(campo),
  professorTwice: (campo: string) => unprocessable('professor_repetido', 'Este docente já está na lista.').at(campo),
  materia: (campo: string) => unprocessable('materia_desconhecida', 'Escolha uma matéria desta escola.').at(campo),
  empty: () => unprocessable('turma_sem_alunos', 'Esta turma não tem alunos com acesso.'),
};
