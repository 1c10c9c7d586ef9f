import { idOf } from '@luneta/app-shell';
import { useParams } from 'react-router';

import { GabaritoScreen } from '../features/gabarito/gabarito-screen.tsx';

export { gabaritoLoader as loader } from './gabarito-loaders.ts';

export function Component() {
  return <GabaritoScreen turma_avaliacao_id={idOf(useParams(), 'turma_avaliacao_id')} />;
}
