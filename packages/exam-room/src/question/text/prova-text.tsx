/** The field of a question without options (decision 181): saved as an essay is, also while there is no connection. */
import { tamanhoDoTexto, TEXTO_MAX } from '@luneta/domain';
import { textRefusal } from '@luneta/exam';
import { useProvaActions, useProvaValue } from '@luneta/exam/react';
import { Button, EssayEditor, Note, Stack, Text } from '@luneta/ui';

import { sheetStatus } from '../../essay/sheet-status.ts';
import { TextLength } from '../../essay/text-length.tsx';
import { useExamSetup } from '../../setup.tsx';
import { copy } from './copy.ts';
import type { ProvaTextProps } from './lazy-prova-text.tsx';

export function ProvaText({ item }: ProvaTextProps) {
  const { words } = useExamSetup();
  const { dispatch, policy } = useProvaActions();
  const { banco_questao_id, texto_resposta, stored, waiting, sending, aside } = item;
  const offline = useProvaValue(({ connection }) => connection.status === 'offline');
  const refusal = useProvaValue(textRefusal);
  const { status, message } = sheetStatus(words, {
    refusal,
    offline,
    waiting,
    sending,
    dirty: waiting !== null,
    modified: copy.modified,
    saved: stored.texto_resposta === '' ? null : copy.saved,
  });
  const isRefused = waiting?.refused != null;
  const maySave = refusal === null && waiting !== null && sending === null && !(offline && policy.blocksWhenOffline);
  const save = () => dispatch({ type: isRefused ? 'retry-asked' : 'flush-asked' });
  return (
    <Stack gap="e8">
      <EssayEditor
        label={copy.editor}
        value={texto_resposta}
        rows={6}
        plain
        placeholder={copy.placeholder}
        onChange={(texto) => dispatch({ type: 'text-edited', banco_questao_id, texto })}
        onSave={save}
        status={status}
        message={message}
        save={
          <Button size="md" disabled={!maySave} busy={sending !== null && !offline} onClick={save}>
            {words.essay.save}
          </Button>
        }
      />
      <TextLength texto={texto_resposta} max={TEXTO_MAX.resposta} />
      <Text look="caption" tone="muted" tabular>
        {copy.size(tamanhoDoTexto(texto_resposta), TEXTO_MAX.resposta)}
      </Text>
      {aside !== null && (
        <Note tone="info">
          <Text>{copy.aside}</Text>
          <Text>{aside}</Text>
        </Note>
      )}
    </Stack>
  );
}
