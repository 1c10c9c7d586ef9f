import { useParams } from 'react-router';

import { ResultadoScreen } from '../features/resultado/resultado-screen.tsx';
import { idOf } from '@luneta/app-shell';

export function Component() {
  return <ResultadoScreen turma_avaliacao_id={idOf(useParams(), 'turma_avaliacao_id')} />;
}
