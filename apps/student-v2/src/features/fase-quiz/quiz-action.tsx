import type { RoteiroFase } from '@luneta/api-client';
import { roteiroFaseQuery } from '@luneta/api-client/trilha-fase';
import { useMayWrite, useServices } from '@luneta/app-shell';
import { isQuizComplete } from '@luneta/domain';
import { Button, ButtonLink } from '@luneta/ui';
import { useIsFetching } from '@tanstack/react-query';

import { paths } from '../../shared/paths.ts';
import { answeredOf } from '../../shared/trilha/quiz.ts';
import { copy } from './copy.ts';

/** The button to the challenge questions, once the quiz is complete; who only looks, and a closed roadmap, wait for nothing. */
export function QuizAction({ fase, materia_id }: { fase: RoteiroFase; materia_id: number }) {
  const { api } = useServices();
  const mayWrite = useMayWrite();
  const { trilha_id, trilha_fase_id, trilha_aberta, items, respostas_quiz } = fase;
  const fetching = useIsFetching({ queryKey: roteiroFaseQuery(api, trilha_fase_id).queryKey }) > 0;
  const complete = isQuizComplete(respostas_quiz.respostas.length, answeredOf(fase));
  const started = items.some(({ item_resposta }) => item_resposta !== null);
  const label = !trilha_aberta || started || !mayWrite ? copy.continue : copy.start;
  if (trilha_aberta && mayWrite && !complete)
    return (
      <Button block disabledReason={copy.required}>
        {label}
      </Button>
    );
  // S3 §2: the phase is fetched again after the last answer; only then is it known whether it has questions.
  if (fetching)
    return (
      <Button block busy>
        {label}
      </Button>
    );
  return (
    <ButtonLink
      block
      href={paths.fase(trilha_id, materia_id, trilha_fase_id, items.length > 0 ? 'questao/1' : 'concluido')}
    >
      {label}
    </ButtonLink>
  );
}
