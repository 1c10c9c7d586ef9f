import type { BaseConhecimento, RoteiroFase } from '@luneta/api-client';
import { saveRespostaQuizMutation } from '@luneta/api-client/trilha-fase';
import { errorMessage, useServices } from '@luneta/app-shell';
import { FailureText, QuizItem, Stack, type QuizItemState, type Stopped } from '@luneta/ui';
import { useMutation } from '@tanstack/react-query';

import { copy } from './copy.ts';
import { useChoice } from './use-choice.ts';

export type QuizQuestionProps = {
  /** From 1. */
  index: number;
  question: BaseConhecimento['quiz'][number];
  fase: RoteiroFase;
  base_conhecimento_id: number;
  /** Why nothing can be answered now. */
  stopped: Stopped | undefined;
};

/** One question: open until it is answered or the roadmap closes, then judged for good. */
export function QuizQuestion({ index, question, fase, base_conhecimento_id, stopped }: QuizQuestionProps) {
  const { api } = useServices();
  const save = useMutation(saveRespostaQuizMutation(api));
  const answer = fase.respostas_quiz.respostas[index - 1];
  const { trilha_fase_id, trilha_aberta } = fase;
  const [selected, onChange] = useChoice(trilha_fase_id, index);
  const onAnswer = () => {
    if (selected !== null) save.mutate({ trilha_fase_id, base_conhecimento_id, index, item_resposta: selected });
  };
  const judged = {
    correct: question.gabarito,
    comment: { label: copy.comment, html: question.comentario ?? '' },
  };
  const state = (): QuizItemState => {
    if (answer !== undefined && answer.item_resposta !== null) {
      const right = answer.acertou === true;
      const verdict = right ? copy.right : copy.wrong;
      return { ...judged, kind: right ? 'right' : 'wrong', verdict, selected: answer.item_resposta };
    }
    if (!trilha_aberta) return { ...judged, kind: 'closed', verdict: copy.unanswered, selected: null };
    return { kind: 'open', selected, onChange, answerLabel: copy.answer, onAnswer, busy: save.isPending, stopped };
  };
  return (
    <Stack gap="e8">
      <QuizItem
        title={copy.question(index)}
        html={question.enunciado}
        options={question.alternativas.map((html, i) => ({ value: i + 1, html }))}
        optionsLabel={copy.options(index)}
        state={state()}
      />
      <FailureText>{save.isError ? errorMessage(save.error) : null}</FailureText>
    </Stack>
  );
}
