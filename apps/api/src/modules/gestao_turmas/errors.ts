/** Errors of the calls about a class. */
import { unprocessable } from '../../http/errors.ts';

export const turmaErrors = {
  tooLarge: (max: number) =>
    unprocessable('turma_grande', `Redefina no máximo ${max} senhas de cada vez: escolha os alunos por partes.`),
  empty: () => unprocessable('turma_sem_alunos', 'Esta turma não tem alunos com acesso.'),
};
