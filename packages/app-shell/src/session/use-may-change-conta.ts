import { useSession } from '../services/context.tsx';

/**
 * Whether this person may change the account in front of the screen: a real student their own always, staff their own,
 * and in a student's view only in mode 'aluno' (S1 §5; decision 23). The server decides again.
 */
export function useMayChangeConta(): boolean {
  const { perfil, perfil_real, turma_aluno_id } = useSession();
  return perfil_real === 'aluno' || turma_aluno_id === null || perfil === 'aluno';
}
