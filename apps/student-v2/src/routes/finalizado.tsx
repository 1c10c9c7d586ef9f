import { provaPlaceOf } from '@luneta/app-shell';
import { useParams } from 'react-router';

import { FinalizadoScreen } from '../features/finalizado/finalizado-screen.tsx';

export function Component() {
  return <FinalizadoScreen {...provaPlaceOf(useParams())} />;
}
