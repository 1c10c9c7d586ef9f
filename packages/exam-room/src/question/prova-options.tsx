import type { Questao } from '@luneta/api-client';
import { alternativasOf } from '@luneta/domain';
import { choiceRefusal, type ItemState } from '@luneta/exam';
import { useProvaActions, useProvaValue } from '@luneta/exam/react';
import { Button, Note, Options, Stack } from '@luneta/ui';

import { useExamSetup } from '../setup.tsx';

/** The alternatives of a question, bound to the session: choosing never submits, navigating saves. */
export function ProvaOptions({ item, questao }: { item: ItemState; questao: Questao }) {
  const { words } = useExamSetup();
  const { dispatch, policy } = useProvaActions();
  const refusal = useProvaValue((state) => choiceRefusal(state, policy));
  const { banco_questao_id, numero, item_resposta, waiting } = item;
  const recusa = waiting?.refused;
  const why = refusal === 'offline' ? 'offline' : 'locked';
  return (
    <Stack gap="e12">
      {recusa && (
        <Note
          tone="danger"
          alert
          action={
            <Button size="sm" variant="secondary" onClick={() => dispatch({ type: 'retry-asked' })}>
              {words.retrySave}
            </Button>
          }
        >
          {words.refusedAnswer(recusa.mensagem)}
        </Note>
      )}
      <Options
        mode="answer"
        label={words.options(numero)}
        options={alternativasOf(questao)}
        selected={item_resposta}
        onChange={(value) => dispatch({ type: 'chose', banco_questao_id, item_resposta: value })}
        stopped={refusal === null ? undefined : { why, text: words.refused[refusal] }}
        clear={words.clear}
      />
    </Stack>
  );
}
