import { letraOf, normalizeItemResposta } from '@luneta/domain';
import { visibleItems } from '@luneta/exam';
import { useProva } from '@luneta/exam/react';
import { AllQuestionsPanel, Dialog } from '@luneta/ui';

import { copy } from './copy.ts';

/** 'Ver todas' (S3 §2): subject filter, percent answered, 16 questions a page, jump anywhere. */
export function AllQuestions({
  open,
  onClose,
  onSelect,
}: {
  open: boolean;
  onClose: () => void;
  onSelect: (banco_questao_id: number) => void;
}) {
  const state = useProva();
  const questions = visibleItems(state).map(({ banco_questao_id, numero, materia_nome, item_resposta }) => {
    const chosen = normalizeItemResposta(item_resposta);
    return {
      id: banco_questao_id,
      number: numero,
      subject: materia_nome,
      ...(chosen === null || chosen === 'invalid'
        ? { state: 'branco' as const }
        : { state: 'respondida' as const, answer: letraOf(chosen) }),
    };
  });
  function select(id: string | number) {
    onClose();
    onSelect(Number(id));
  }
  return (
    <Dialog open={open} onClose={onClose} size="full" title={copy.panel.title}>
      <AllQuestionsPanel
        questions={questions}
        currentId={state.current ?? undefined}
        onSelect={select}
        words={copy.panel}
      />
    </Dialog>
  );
}
