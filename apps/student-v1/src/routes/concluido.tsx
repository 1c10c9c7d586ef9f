import { useParams } from 'react-router';
import { useMemo } from 'react';

import { ResultadoScreen } from '../features/resultado-fase/resultado-screen.tsx';
import { faseIdsOf } from './fase-place.ts';

export { faseLoader as loader } from './fase-loaders.ts';

/** Result of a phase: `…/concluido`. */
export function Component() {
  const params = useParams();
  const ids = useMemo(() => faseIdsOf(params), [params]);
  return <ResultadoScreen key={Object.values(ids).join('/')} ids={ids} />;
}
