import { provaPlaceOf } from '@luneta/app-shell';
import { useParams } from 'react-router';

import { InstrucoesScreen } from '../features/instrucoes/instrucoes-screen.tsx';

export function Component() {
  return <InstrucoesScreen {...provaPlaceOf(useParams())} />;
}
