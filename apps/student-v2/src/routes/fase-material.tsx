import { useParams } from 'react-router';

import { FaseMaterialScreen } from '../features/fase-material/fase-material-screen.tsx';
import { fasePlaceOf } from '../shared/trilha/fase-place.ts';

export { faseLoader as loader } from '../shared/trilha/fase-loader.ts';

export function Component() {
  return <FaseMaterialScreen {...fasePlaceOf(useParams())} />;
}
