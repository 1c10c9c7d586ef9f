import { idOf } from '@luneta/app-shell';
import { useParams } from 'react-router';

import { FaseQuestaoScreen } from '../features/fase-questao/fase-questao-screen.tsx';
import { fasePlaceOf } from '../shared/trilha/fase-place.ts';

export { faseQuestaoLoader as loader } from './fase-questao-loader.ts';

export function Component() {
  const params = useParams();
  const ordem = idOf(params, 'ordem_exercicio');
  // Another question is another page: its choice is its own.
  return <FaseQuestaoScreen key={ordem} place={fasePlaceOf(params)} ordem={ordem} />;
}
