import { useParams } from 'react-router';

import { AberturaScreen } from '../features/boss/abertura-screen.tsx';
import { adaptadaIdsOf } from './params.ts';

export { aberturaLoader as loader } from './boss-loaders.ts';

export function Component() {
  return <AberturaScreen ids={adaptadaIdsOf(useParams())} />;
}
