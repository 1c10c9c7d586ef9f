import { isRespondida, letraOf, normalizeItemResposta } from '@luneta/domain';
import { visibleItems } from '@luneta/exam';
import { useProvaValue } from '@luneta/exam/react';
import { AllQuestionsPanel } from '@luneta/ui';

import { useExamSetup } from '../setup.tsx';

export type AllQuestionsProps = { open?: boolean; onSelect: (banco_questao_id: number) => void };

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
      state: isRespondida(item) ? ('respondida' as const) : ('branco' as const),
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
