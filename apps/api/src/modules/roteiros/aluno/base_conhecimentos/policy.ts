/** Decides who reads which text of a course. */
import { capabilities } from '@luneta/domain/perfil';

import { isView, modoOf, type Sessao } from '../../../../http/sessao.ts';

/**
 * Whether the session reads the newest text with every key: gestao_vida in the editor. In a student's view gestao_vida
 * sees what the student sees, like all staff (security D1).
 */
export function readsAsEditor(sessao: Sessao): boolean {
  const { perfil_real, aluno } = sessao;
  const { editsCourses } = capabilities({ perfil_real, modo: modoOf(sessao), turmaAtual: aluno?.status === 'Atual' });
  return editsCourses && aluno === null && !isView(sessao);
}
