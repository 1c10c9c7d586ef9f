import { useSession } from '../services/context.tsx';

/** The student whose data the screen shows. The guard guarantees one on every student screen; 0 is never a valid id. */
export const useTurmaAlunoId = (): number => useSession().turma_aluno_id ?? 0;
