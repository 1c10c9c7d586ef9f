import { useParams } from 'react-router';

import { FaseConteudoScreen } from '../features/fase-conteudo/fase-conteudo-screen.tsx';
import { fasePlaceOf } from '../shared/trilha/fase-place.ts';

export { faseLoader as loader } from '../shared/trilha/fase-loader.ts';

export function Component() {
  return <FaseConteudoScreen {...fasePlaceOf(useParams())} />;
}
