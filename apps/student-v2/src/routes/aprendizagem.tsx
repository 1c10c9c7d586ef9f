import { useSearchParams } from 'react-router';

import { cicloOf } from '../shared/aprendizagem/ciclo-of.ts';
import { AprendizagemScreen } from '../features/aprendizagem/aprendizagem-screen.tsx';

export function Component() {
  const [search] = useSearchParams();
  return <AprendizagemScreen ciclo={cicloOf(search)} />;
}
