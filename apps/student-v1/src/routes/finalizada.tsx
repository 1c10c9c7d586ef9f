import { provaPlaceOf } from '@luneta/app-shell';
import { useParams } from 'react-router';

import { FinalizadaScreen } from '../features/finalizada/finalizada-screen.tsx';

export function Component() {
  return <FinalizadaScreen {...provaPlaceOf(useParams())} />;
}
