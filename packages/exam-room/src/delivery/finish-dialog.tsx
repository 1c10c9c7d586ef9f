import { isRespondida } from '@luneta/domain';
import { refusedParts, visibleItems } from '@luneta/exam';
import { useProvaActions, useProvaValue } from '@luneta/exam/react';
import { Button, Confirm, Stack, Text } from '@luneta/ui';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from '@luneta/app-shell/router';

import { useExamSetup, type ProvaPlace } from '../setup.tsx';
import { useDelivery } from './delivery-countdown.tsx';
import { Unstored } from './unstored.tsx';

/**
 * Asks once; the machine then sends what is left, closes, and says where to go. Going back is possible at any time: a
 * server that does not answer keeps nobody here. What the server does not take is named with its reason, and only a second
 * yes hands in without it (decision 208). While something is blank or not stored, the safe button is the one that stands out.
 */
export function FinishDialog({ open, onCancel }: { open: boolean; onCancel: () => void }) {
  const { words, paths } = useExamSetup();
  const { dispatch } = useProvaActions();
  const navigate = useNavigate();
  const { begin, stop } = useDelivery();
  const status = useProvaValue(({ finish }) => finish.status);
  const offline = useProvaValue(({ connection }) => connection.status === 'offline');
  const { turma_avaliacao_id, dia_prova }: ProvaPlace = useProvaValue(({ ids }) => ids);
  const blank = useProvaValue((state) => visibleItems(state).filter((item) => !isRespondida(item)));
  const refused = useProvaValue(refusedParts);
  const noEssay = useProvaValue(({ essay }) => essay !== null && essay.texto.trim() === '');
  const said = words.finishDialog;
  const unstored = status === 'unstored';
  // There is nothing to count for: the dialog has a question.
  const ask = useEffectEvent(stop);
  useEffect(() => {
    if (unstored) ask();
  }, [unstored]);
  const [first] = blank;
  const retrying = offline ? words.finishOffline : said.retrying;
  const problem = status === 'failed' ? said.failed : status === 'retrying' ? retrying : undefined;
  function cancel() {
    dispatch({ type: 'finish-cancelled' });
    onCancel();
  }
  function go(href: string) {
    cancel();
    void navigate(href);
  }
  function confirm() {
    begin();
    dispatch({ type: 'finish-confirmed' });
  }
  return (
    <Confirm
      open={open}
      title={said.title}
      confirmLabel={unstored ? said.confirmWithout : said.confirm}
      cancelLabel={said.cancel}
      prefer={unstored || first !== undefined || noEssay ? 'cancel' : 'confirm'}
      onCancel={cancel}
      onConfirm={confirm}
      busy={status === 'flushing' || status === 'closing' || status === 'retrying'}
      cancelWhileBusy
      error={problem}
    >
      <Stack gap="e8">
        <Text>{said.text}</Text>
        {first !== undefined && (
          <>
            <Text look="bodyStrong">{said.blank(blank.length)}</Text>
            <Button
              variant="text"
              size="sm"
              onClick={() => go(paths.questao(turma_avaliacao_id, dia_prova, first.banco_questao_id))}
            >
              {words.firstBlank}
            </Button>
          </>
        )}
        {noEssay && <Text look="bodyStrong">{said.noEssay}</Text>}
        {refused.length > 0 && <Unstored parts={refused} asks={unstored} onGo={go} />}
      </Stack>
    </Confirm>
  );
}
