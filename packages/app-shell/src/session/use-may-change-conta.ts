import { canWriteConta } from '@luneta/domain';

import { useSession } from '../services/context.tsx';
import { useSessionProfile } from './use-may-write.ts';

/**
 * Whether this person may change the account in front of the screen: a real student their own always, staff their own,
 * and in a student's view only where they may write (S1 §5; decision 23). The server decides again.
 */
export function useMayChangeConta(): boolean {
  const { turma_aluno_id } = useSession();
  const profile = useSessionProfile();
  return profile !== null && (turma_aluno_id === null || canWriteConta(profile));
}
