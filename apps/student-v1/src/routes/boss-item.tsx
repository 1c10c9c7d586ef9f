import { useParams } from 'react-router';

import { BatalhaScreen } from '../features/boss/batalha-screen.tsx';
import { adaptadaIdsOf } from './params.ts';

export { batalhaLoader as loader } from './boss-loaders.ts';

export function Component() {
  return <BatalhaScreen ids={adaptadaIdsOf(useParams())} />;
}
