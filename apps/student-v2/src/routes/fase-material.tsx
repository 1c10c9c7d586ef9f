import { useParams } from 'react-router';

import { FaseMaterialScreen } from '../features/fase-material/fase-material-screen.tsx';
import { fasePlaceOf } from '../trilha/fase-place.ts';

export { faseLoader as loader } from '../trilha/fase-loader.ts';

export function Component() {
  return <FaseMaterialScreen {...fasePlaceOf(useParams())} />;
}
