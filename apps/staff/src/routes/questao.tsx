/** `/banco_questoes/{banco_questao_id}`: one question of the bank. */
import { idOf } from '@luneta/app-shell';
import { useParams } from 'react-router';

import { QuestaoScreen } from '../features/questao/questao-screen.tsx';

export function Component() {
  return <QuestaoScreen banco_questao_id={idOf(useParams(), 'banco_questao_id')} />;
}
