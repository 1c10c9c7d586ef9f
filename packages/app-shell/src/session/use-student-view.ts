/** For staff in a student's view: where another student is chosen, and how the view ends. */
import { useServices, useSession } from '../services/context.tsx';
import { useSignOut } from './use-sign-out.ts';

const SELECTION = '/conta/selecao_aluno';

/**
 * `isStaff` by the real profile. The selection stands in the staff deployment (decision 176), where the person's own
 * session lives on: `leave` ends the view here and on the server, and goes there.
 */
export function useStudentView() {
  const { config, leave } = useServices();
  const { perfil_real } = useSession();
  const { pending, signOut } = useSignOut(() => leave(config.deployments.staff + SELECTION));
  return {
    isStaff: perfil_real !== 'aluno',
    isGestaoVida: perfil_real === 'gestao_vida',
    leaving: pending,
    leave: signOut,
  };
}
