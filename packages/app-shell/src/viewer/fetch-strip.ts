/** Whether the strip of a student's view stands, and its code, which students never fetch. */
import type { SessionStore } from '@luneta/auth';
import type { Deployment } from '@luneta/domain';

/** Staff who look at a student. */
export const isViewing = (
  { request_authorization, turma_aluno_id, perfil_real }: ReturnType<SessionStore['getSnapshot']>,
  app: Deployment,
): boolean => request_authorization !== null && turma_aluno_id !== null && perfil_real !== 'aluno' && app !== 'staff';

export const fetchStrip = () => import('./viewer-strip.tsx');
