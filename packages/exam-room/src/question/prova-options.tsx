import type { Questao } from '@luneta/api-client';
import { canChoose, type ItemState } from '@luneta/exam';
import { useProva, useProvaActions } from '@luneta/exam/react';
import { Options } from '@luneta/ui';

import { useExamSetup } from '../setup.tsx';

/** The alternatives of a question, bound to the session: choosing never submits, navigating saves. */
export function ProvaOptions({ item, questao }: { item: ItemState; questao: Questao }) {
  const { words: copy } = useExamSetup();
  const state = useProva();
  const { dispatch, policy } = useProvaActions();
  const { banco_questao_id, numero, item_resposta } = item;
  const html = [questao.opcao_a, questao.opcao_b, questao.opcao_c, questao.opcao_d, questao.opcao_e ?? ''];
  const options = html.map((text, n) => ({ value: n + 1, html: text }));
  const label = copy.options(numero);
  const free = canChoose(state, policy);
  const offline = state.connection.status === 'offline';
  return (
    <Options
      mode="answer"
      label={label}
      options={options}
      selected={item_resposta}
      onSelect={(value) => dispatch({ type: 'chose', banco_questao_id, item_resposta: value })}
      stopped={
        free
          ? undefined
          : offline
            ? { why: 'offline', text: copy.offlineOptions }
            : { why: 'locked', text: copy.readOnly }
      }
      clear={copy.clear}
    />
  );
}
