/** One question alone (S2 §2.21, decision 17); the answer keys are above it. */
import { SingleQuestionScreen } from '@luneta/exam-room/single-question';

import { paths } from '../../shared/paths.ts';
import { copy } from './copy.ts';

export function QuestaoScreen({ banco_questao_id }: { banco_questao_id: number }) {
  return (
    <SingleQuestionScreen banco_questao_id={banco_questao_id} back={{ href: paths.gabaritos, label: copy.back }} />
  );
}
