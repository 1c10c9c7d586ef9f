/** Who reads which text of a course, and which keys of its quiz. */
import { canSeeGabarito } from '@luneta/domain/gabarito';
import { capabilities } from '@luneta/domain/perfil';

import { isView, modoOf, type Sessao } from '../../http/sessao.ts';

/**
 * Whether the session reads the newest text with every key: gestao_vida at the editor. In a student's view they see
 * what the student sees, like all staff (security D1).
 */
export function readsAsEditor(sessao: Sessao): boolean {
  const { perfil_real, aluno } = sessao;
  const { editsCourses } = capabilities({ perfil_real, modo: modoOf(sessao), turmaAtual: aluno?.status === 'Atual' });
  return editsCourses && aluno === null && !isView(sessao);
}

/** A key of the quiz shows once its question is answered; its questions stand in no exam (security D2). */
export function mayReadQuizKey(answered: boolean, agora: Date): boolean {
  return canSeeGabarito([], { kind: 'quiz', answered }, agora.getTime());
}
