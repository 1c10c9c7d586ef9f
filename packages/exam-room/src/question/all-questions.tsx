import { isRespondida, letraOf, normalizeItemResposta } from '@luneta/domain';
import { visibleItems } from '@luneta/exam';
import { useProvaValue } from '@luneta/exam/react';
import { type QuestionState } from '@luneta/ui';

import { AllQuestionsPanel } from './parts/all-questions-panel/all-questions-panel.tsx';
import { useExamSetup } from '../setup.tsx';

export type AllQuestionsProps = { open?: boolean; onSelect: (banco_questao_id: number) => void };

/** What the server did not take never looks answered (decision 208); it does not look blank either. */
function stateOf(item: ReturnType<typeof visibleItems>[number]): QuestionState {
  if (item.waiting?.refused != null) return 'recusada';
  return isRespondida(item) ? 'respondida' : 'branco';
}

/** 'Ver todas' (S3 §2): subject filter, percent answered, 16 questions a page, jump anywhere. */
export function AllQuestions({ onSelect }: AllQuestionsProps) {
  const { words } = useExamSetup();
  const items = useProvaValue(visibleItems);
  const current = useProvaValue((state) => state.current);
  const questions = items.map((item) => {
    const { banco_questao_id, numero, materia_nome } = item;
    const chosen = normalizeItemResposta(item.item_resposta);
    const answer = chosen === null || chosen === 'invalid' ? null : letraOf(chosen);
    return {
      id: banco_questao_id,
      number: numero,
      subject: materia_nome,
      state: stateOf(item),
      answered: isRespondida(item),
      ...(answer === null ? {} : { answer }),
    };
  });
  return (
    <AllQuestionsPanel
      questions={questions}
      currentId={current ?? undefined}
      onSelect={(id) => onSelect(Number(id))}
      words={words.panel}
    />
  );
}
