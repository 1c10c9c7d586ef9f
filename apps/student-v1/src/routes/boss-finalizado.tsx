import { useParams } from 'react-router';

import { ResultadoScreen } from '../features/boss/resultado-screen.tsx';
import { adaptadaIdsOf } from './params.ts';

export function Component() {
  return <ResultadoScreen ids={adaptadaIdsOf(useParams())} />;
}
