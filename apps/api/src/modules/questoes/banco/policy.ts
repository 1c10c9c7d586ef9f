/** Decides who reads the question bank itself. `question/access.ts` decides what a student may read of it. */
import { capabilities } from '@luneta/domain/perfil';

import { isView, modoOf, type Sessao } from '../../../http/sessao.ts';

/**
 * Whether the session reads the bank itself, keys included, whatever exams are scheduled: only gestao_vida, who writes
 * it. In a student's view gestao_vida sees what the student sees, like all staff (the exception of security D1; S3 §6).
 */
export function readsBank(sessao: Sessao): boolean {
  const { perfil_real, aluno } = sessao;
  const { editsCourses } = capabilities({ perfil_real, modo: modoOf(sessao), turmaAtual: aluno?.status === 'Atual' });
  return editsCourses && aluno === null && !isView(sessao);
}
