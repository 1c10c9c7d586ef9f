import { idOf } from '@luneta/app-shell';
import { useMemo } from 'react';
import { useParams } from 'react-router';

import { ExercicioScreen } from '../features/exercicio/exercicio-screen.tsx';
import { faseIdsOf } from './fase-place.ts';

export { exercicioLoader as loader } from './item-loader.ts';

/** One exercise of a phase: `…/item/:ordem_exercicio`. It stays mounted from one to the next. */
export function Component() {
  const params = useParams();
  const ids = useMemo(() => faseIdsOf(params), [params]);
  return <ExercicioScreen ids={ids} ordem={idOf(params, 'ordem_exercicio')} />;
}
