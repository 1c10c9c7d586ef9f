import { useSession } from '../services/context.tsx';

/** The enrolment in front of the screen. The guard lets nobody reach a student's screen without one; 0 is nobody's. */
export const useTurmaAlunoId = (): number => useSession().turma_aluno_id ?? 0;
