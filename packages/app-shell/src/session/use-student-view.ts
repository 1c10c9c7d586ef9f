/** For staff in a student's view: where another student is chosen, and how the view ends. */
import { useServices, useSession } from '../services/context.tsx';
import { useSignOut } from './use-sign-out.ts';

const SELECTION = '/conta/selecao_aluno';

/**
 * `isStaff` by the real profile. The selection stands in the staff deployment (decision 176), where the person's own
 * session lives on: leaving ends only the view.
 */
export function useStudentView() {
  const { config, leave } = useServices();
  const { perfil_real } = useSession();
  const selectionHref = config.deployments.staff + SELECTION;
  const { pending, signOut } = useSignOut(() => leave(selectionHref));
  return {
    isStaff: perfil_real !== 'aluno',
    isGestaoVida: perfil_real === 'gestao_vida',
    selectionHref,
    leaving: pending,
    leave: signOut,
  };
}
