import { visibleItems } from '@luneta/exam';
import { useProva, useProvaActions } from '@luneta/exam/react';
import { Confirm, Stack, Text } from '@luneta/ui';

import { useExamSetup } from '../setup.tsx';

/** Asks once; the machine then sends what is left, closes, and says where to go. */
export function FinishDialog({ open, onCancel }: { open: boolean; onCancel: () => void }) {
  const { words: copy } = useExamSetup();
  const state = useProva();
  const { dispatch } = useProvaActions();
  const { status } = state.finish;
  const busy = status === 'flushing' || status === 'closing' || status === 'retrying';
  const blanks = visibleItems(state).filter((item) => item.item_resposta === null).length;
  const words = copy.finishDialog;
  const problem = status === 'failed' ? words.failed : status === 'retrying' ? words.retrying : undefined;
  function cancel() {
    dispatch({ type: 'finish-cancelled' });
    onCancel();
  }
  return (
    <Confirm
      open={open}
      title={words.title}
      confirmLabel={words.confirm}
      cancelLabel={words.cancel}
      onCancel={cancel}
      onConfirm={() => dispatch({ type: 'finish-confirmed' })}
      busy={busy}
      error={problem}
    >
      <Stack gap="e8">
        <Text>{words.text}</Text>
        {blanks > 0 && <Text look="bodyStrong">{words.blank(blanks)}</Text>}
        {state.essay !== null && state.essay.texto.trim() === '' && <Text look="bodyStrong">{words.noEssay}</Text>}
      </Stack>
    </Confirm>
  );
}
