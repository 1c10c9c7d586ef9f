/** The modals of a session (S3 §2, §4): each shows one thing the machine says. */
import { minutesLeft } from '@luneta/domain';
import { redirectSeconds, visibleItems } from '@luneta/exam';
import { useProva, useProvaActions, useProvaValue } from '@luneta/exam/react';
import { Button, Confirm, CountdownDialog, Dialog, Stack, Text } from '@luneta/ui';
import { useNavigate } from 'react-router';

import { paths } from '../../paths.ts';
import { copy } from './copy.ts';

export function ExitDialog({ open, onCancel }: { open: boolean; onCancel: () => void }) {
  const navigate = useNavigate();
  const { title, text, confirm, cancel } = copy.exitDialog;
  return (
    <Confirm
      open={open}
      title={title}
      confirmLabel={confirm}
      cancelLabel={cancel}
      onCancel={onCancel}
      onConfirm={() => void navigate(paths.avaliacoes)}
    >
      <Text>{text}</Text>
    </Confirm>
  );
}

/** Asks once; the machine then sends what is left, closes, and says where to go. */
export function FinishDialog({ open, onCancel }: { open: boolean; onCancel: () => void }) {
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

/** Opens once per threshold. `seconds` is null when there is nothing to warn about. */
export function WarningDialog({ seconds, onClose }: { seconds: number | null; onClose: () => void }) {
  const title = useProvaValue((state) => state.facts?.descricao ?? '');
  return (
    <Dialog
      open={seconds !== null}
      onClose={onClose}
      size="sm"
      title={copy.warning.title}
      footer={<Button onClick={onClose}>{copy.warning.ok}</Button>}
    >
      <Text>{copy.warning.text(minutesLeft(seconds ?? 0), title)}</Text>
    </Dialog>
  );
}

/** 'Tempo esgotado': five seconds, then the finished page. Nothing closes it. */
export function TimeOverDialog() {
  const open = useProvaValue((state) => state.phase === 'time-over');
  const seconds = useProvaValue(redirectSeconds);
  const { dispatch } = useProvaActions();
  const { title, text, go } = copy.timeOver;
  return (
    <CountdownDialog
      open={open}
      title={title}
      seconds={seconds}
      mood="normal"
      action={{ label: go, onClick: () => dispatch({ type: 'leave-asked' }) }}
    >
      <Text>{text}</Text>
    </CountdownDialog>
  );
}

export function LanguageDialog() {
  const notice = useProvaValue((state) => state.language.notice);
  const { dispatch } = useProvaActions();
  const close = () => dispatch({ type: 'language-notice-seen' });
  const { title, text, ok } = copy.languageChanged;
  return (
    <Dialog
      open={notice !== null}
      onClose={close}
      size="sm"
      title={title}
      footer={<Button onClick={close}>{ok}</Button>}
    >
      {notice && <Text>{text(notice.numeros, copy.language.names[notice.lingua_estrangeira])}</Text>}
    </Dialog>
  );
}
