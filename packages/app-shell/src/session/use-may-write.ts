import { canWrite, isPerfil, type SessionProfile } from '@luneta/domain';

import { useSession } from '../services/context.tsx';
import { useConta } from './use-conta.ts';

/** The input of the rules of `domain/perfil`: profile, mode and class. Null for an unknown profile. */
export function useSessionProfile(): SessionProfile | null {
  const { perfil, perfil_real } = useSession();
  const { turmas, turma_aluno_id } = useConta();
  if (!isPerfil(perfil_real)) return null;
  const turma = turmas.find((one) => one.turma_aluno_id === turma_aluno_id);
  const modo = perfil === 'aluno' || perfil === 'professor' ? perfil : null;
  return { perfil_real, modo, turmaAtual: turma?.status === 'Atual' };
}

/**
 * Whether this person may answer, save and submit here (decisions 23, 63). The server decides again on every write;
 * screens ask to disable what would be refused.
 */
export function useMayWrite(): boolean {
  const profile = useSessionProfile();
  return profile !== null && canWrite(profile);
}
