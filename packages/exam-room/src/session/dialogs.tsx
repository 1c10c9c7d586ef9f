/** The modals over a question (S3 §2, §4): each shows one thing the machine says. */
import { minutesLeft } from '@luneta/domain';
import { useProvaActions, useProvaValue, useSecondsLeft } from '@luneta/exam/react';
import { Button, Confirm, Dialog, Text } from '@luneta/ui';
import { useNavigate } from '@luneta/app-shell/router';

import { useExamSetup } from '../setup.tsx';

export { FinishDialog } from '../delivery/finish-dialog.tsx';
export { TimeOverDialog } from '../delivery/time-over-dialog.tsx';

export type AskedProps = { open: boolean; onCancel: () => void };
export type ExitProps = AskedProps & { onLeave?: (() => void) | undefined };
export type WarningProps = { open: boolean; seconds: number | null; onClose: () => void };

/** Asks before the exam is left: by its X for the list, or by Back for where that leads. */
export function ExitDialog({ open, onCancel, onLeave }: ExitProps) {
  const { paths, words: copy } = useExamSetup();
  const navigate = useNavigate();
  const { title, text, confirm, cancel } = copy.exitDialog;
  return (
    <Confirm
      open={open}
      title={title}
      confirmLabel={confirm}
      cancelLabel={cancel}
      prefer="cancel"
      onCancel={onCancel}
      onConfirm={onLeave ?? (() => void navigate(paths.avaliacoes))}
    >
      <Text>{text}</Text>
    </Confirm>
  );
}

/** Opens once per threshold; its minutes follow the clock. `seconds` is null when there is nothing to warn about. */
export function WarningDialog({ open, seconds, onClose }: WarningProps) {
  const { words: copy } = useExamSetup();
  const title = useProvaValue((state) => state.facts?.descricao ?? '');
  const left = useSecondsLeft() ?? seconds ?? 0;
  return (
    <Dialog
      // At 0 the dialog of the end takes its place.
      open={open && left > 0}
      onClose={onClose}
      size="sm"
      title={copy.warning.title}
      footer={<Button onClick={onClose}>{copy.warning.ok}</Button>}
    >
      <Text>{copy.warning.text(minutesLeft(left), title)}</Text>
    </Dialog>
  );
}

export function LanguageDialog({ open }: { open: boolean }) {
  const { words: copy } = useExamSetup();
  const notice = useProvaValue((state) => state.language.notice);
  const { dispatch } = useProvaActions();
  const close = () => dispatch({ type: 'language-notice-seen' });
  const { title, text, ok } = copy.languageChanged;
  return (
    <Dialog open={open} onClose={close} size="sm" title={title} footer={<Button onClick={close}>{ok}</Button>}>
      {notice && <Text>{text(notice.numeros, copy.language.names[notice.lingua_estrangeira], copy.finishVerb)}</Text>}
    </Dialog>
  );
}
