/** Who is in front of the screen: the three states of decision 28. It does not decide permissions. */
import { isPerfil, isStaff } from '@luneta/domain/perfil';
import type { StoredSession } from './stored-session.ts';

export type Access = 'anonymous' | 'staff-without-student' | 'student';

/**
 * Anonymous without an authorization or without a known profile (S1 §4: "missing profile information at
 * start also triggers the login flow"). With a numeric turma_aluno_id the session is a student's
 * context. Staff before choosing one may reach only selection, management, knowledge base and
 * question bank; a student without a class is anonymous, because login refuses it.
 */
export function accessOf(session: StoredSession): Access {
  if (session.request_authorization === null) return 'anonymous';
  if (session.perfil === null || !isPerfil(session.perfil_real)) return 'anonymous';
  if (session.turma_aluno_id !== null) return 'student';
  return isStaff(session.perfil_real) ? 'staff-without-student' : 'anonymous';
}

/** S1 §4 to the letter: a numeric student-class id and a saved authorization. */
export function isAuthenticated(session: StoredSession): boolean {
  return accessOf(session) === 'student';
}
