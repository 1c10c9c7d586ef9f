import { idOf } from '@luneta/app-shell';
import { useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router';

import { ESTUDO } from '../shared/fase/fase-address.ts';
import { MidiaScreen } from '../features/midia/midia-screen.tsx';
import { faseIdsOf } from './fase-place.ts';

export { midiaLoader as loader } from './fase-loaders.ts';

/** Contents of a phase: `…/midia/:n`. */
export function Component() {
  const params = useParams();
  const ids = useMemo(() => faseIdsOf(params), [params]);
  const [search] = useSearchParams();
  return <MidiaScreen ids={ids} n={idOf(params, 'n')} estudo={search.has(ESTUDO)} />;
}
