/** One question alone: the old address `questoes_v1/{banco_questao_id}` (decision 17); the results are above it. */
import { SingleQuestionScreen } from '@luneta/exam-room/single-question';

import { paths } from '../../shared/paths.ts';
import { copy } from './copy.ts';

export function QuestaoScreen({ banco_questao_id }: { banco_questao_id: number }) {
  return (
    <SingleQuestionScreen banco_questao_id={banco_questao_id} back={{ href: paths.resultados, label: copy.back }} />
  );
}
