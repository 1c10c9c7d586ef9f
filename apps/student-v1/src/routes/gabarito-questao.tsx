import { idOf } from '@luneta/app-shell';
import { useParams } from 'react-router';

import { GabaritoQuestaoScreen } from '../features/gabarito-questao/gabarito-questao-screen.tsx';

export { gabaritoQuestaoLoader as loader } from './gabarito-loaders.ts';

export function Component() {
  const params = useParams();
  return (
    <GabaritoQuestaoScreen turma_avaliacao_id={idOf(params, 'turma_avaliacao_id')} item_id={idOf(params, 'item_id')} />
  );
}
