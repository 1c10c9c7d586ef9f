import { useParams } from 'react-router';

import { MateriaScreen } from '../features/materia/materia-screen.tsx';
import { adaptadaIdsOf } from './params.ts';

export { roteiroLoader as loader } from './roteiro-loaders.ts';

export function Component() {
  const ids = adaptadaIdsOf(useParams());
  return <MateriaScreen key={`${ids.tipo}/${ids.turma_avaliacao_id}/${ids.materia_id}`} {...ids} />;
}
