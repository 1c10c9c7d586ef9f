import { useParams } from 'react-router';

import { ResultadoScreen } from '../features/boss/resultado-screen.tsx';
import { adaptadaIdsOf } from './params.ts';

export { resultadoLoader as loader } from './boss-loaders.ts';

export function Component() {
  return <ResultadoScreen ids={adaptadaIdsOf(useParams())} />;
}
