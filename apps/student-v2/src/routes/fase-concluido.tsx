import { useParams } from 'react-router';

import { FaseConcluidoScreen } from '../features/fase-concluido/fase-concluido-screen.tsx';
import { fasePlaceOf } from '../shared/trilha/fase-place.ts';

export { faseLoader as loader } from '../shared/trilha/fase-loader.ts';

export function Component() {
  return <FaseConcluidoScreen {...fasePlaceOf(useParams())} />;
}
