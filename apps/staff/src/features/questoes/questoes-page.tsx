/** `/banco_questoes`: the question bank. */
import { useSession } from '@luneta/app-shell';
import { capabilities, isPerfil } from '@luneta/domain';

import { QuestoesScreen } from './questoes-screen.tsx';

export function QuestoesPage() {
  const { perfil_real } = useSession();
  const opens = isPerfil(perfil_real) && capabilities({ perfil_real, modo: null, turmaAtual: false }).editsCourses;
  return <QuestoesScreen opens={opens} />;
}
