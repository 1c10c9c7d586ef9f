import { visibleItems } from '@luneta/exam';
import { useProvaActions, useProvaValue } from '@luneta/exam/react';
import { Confirm, Stack, Text } from '@luneta/ui';

import { useExamSetup } from '../setup.tsx';
import { useDelivery } from './delivery-countdown.tsx';

/**
 * Asks once; the machine then sends what is left, closes, and says where to go. Going back is possible at any time: a
 * server that does not answer keeps nobody here.
 */
export function FinishDialog({ open, onCancel }: { open: boolean; onCancel: () => void }) {
  const { words } = useExamSetup();
  const { dispatch } = useProvaActions();
  const { begin } = useDelivery();
  const status = useProvaValue(({ finish }) => finish.status);
  const offline = useProvaValue(({ connection }) => connection.status === 'offline');
  const blanks = useProvaValue((state) => visibleItems(state).filter((item) => item.item_resposta === null).length);
  const noEssay = useProvaValue(({ essay }) => essay !== null && essay.texto.trim() === '');
  const said = words.finishDialog;
  const retrying = offline ? words.finishOffline : said.retrying;
  const problem = status === 'failed' ? said.failed : status === 'retrying' ? retrying : undefined;
  function cancel() {
    dispatch({ type: 'finish-cancelled' });
    onCancel();
  }
  function confirm() {
    begin();
    dispatch({ type: 'finish-confirmed' });
  }
  return (
    <Confirm
      open={open}
      title={said.title}
      confirmLabel={said.confirm}
      cancelLabel={said.cancel}
      onCancel={cancel}
      onConfirm={confirm}
      busy={status === 'flushing' || status === 'closing' || status === 'retrying'}
      cancelWhileBusy
      error={problem}
    >
      <Stack gap="e8">
        <Text>{said.text}</Text>
        {blanks > 0 && <Text look="bodyStrong">{said.blank(blanks)}</Text>}
        {noEssay && <Text look="bodyStrong">{said.noEssay}</Text>}
      </Stack>
    </Confirm>
  );
}
