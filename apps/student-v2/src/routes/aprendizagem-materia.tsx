import { idOf } from '@luneta/app-shell';
import { useParams, useSearchParams } from 'react-router';

import { cicloOf } from '../shared/aprendizagem/ciclo-of.ts';
import { AprendizagemMateriaScreen } from '../features/aprendizagem-materia/aprendizagem-materia-screen.tsx';

export function Component() {
  const [search] = useSearchParams();
  return <AprendizagemMateriaScreen materia_id={idOf(useParams(), 'materia_id')} ciclo={cicloOf(search)} />;
}
