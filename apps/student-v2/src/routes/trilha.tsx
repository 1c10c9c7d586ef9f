import { idOf } from '@luneta/app-shell';
import { useParams } from 'react-router';

import { TrilhaScreen } from '../features/trilha/trilha-screen.tsx';

export function Component() {
  const params = useParams();
  return <TrilhaScreen trilha_id={idOf(params, 'trilha_id')} materia_id={idOf(params, 'materia_id')} />;
}
