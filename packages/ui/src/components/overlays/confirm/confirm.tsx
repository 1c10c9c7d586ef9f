import { type ReactElement, type ReactNode, useId } from 'react';
import { Button } from '../../actions/button/button.tsx';
import { Note } from '../../feedback/note/note.tsx';
import { Heading } from '../../foundations/text/heading.tsx';
import * as css from '../dialog/dialog.css.ts';
import { ModalBase } from '../modal-base/modal-base.tsx';

export interface ConfirmProps {
  /** Shown or not; both ways take 300 ms. */
  open: boolean;
  /** The question, with the name of what it is about. */
  title: string | ReactElement;
  /** What will happen, with the name of the thing. */
  children: ReactNode;
  /** What will be done, as a verb; never "OK". */
  confirmLabel: string;
  /** Do it; the owner closes the dialog when it is done. */
  onConfirm: () => void;
  /** The safe way out: it has the focus, and Escape does the same. */
  cancelLabel: string;
  /** The safe button, Escape, Android Back. */
  onCancel: () => void;
  /** `danger` for what cannot be taken back. */
  tone?: 'neutral' | 'danger';
  /** The confirmed action is under way: neither button does anything, unless `cancelWhileBusy`. */
  busy?: boolean;
  /** Under way it may still be left: what runs goes on without the dialog. */
  cancelWhileBusy?: boolean;
  /** The button that stands out and comes first: `cancel` where staying is what most people want. */
  prefer?: 'confirm' | 'cancel';
  /** What failed inside; toasts cannot be reached while it is open. */
  error?: string | undefined;
}

/** Asks before something that cannot be undone. */
export const Confirm = ({
  open,
  title,
  children,
  confirmLabel,
  onConfirm,
  cancelLabel,
  onCancel,
  tone = 'neutral',
  busy = false,
  cancelWhileBusy = false,
  prefer = 'confirm',
  error,
}: ConfirmProps): ReactNode => {
  const id = useId();
  const locked = busy && !cancelWhileBusy;
  const act = tone === 'danger' ? 'danger' : 'primary';
  const buttons = [
    <Button key="confirm" variant={prefer === 'confirm' ? act : 'secondary'} busy={busy} onClick={onConfirm}>
      {confirmLabel}
    </Button>,
    <Button
      key="cancel"
      variant={prefer === 'cancel' ? 'primary' : 'secondary'}
      safe
      disabled={locked}
      onClick={onCancel}
    >
      {cancelLabel}
    </Button>,
  ];
  return (
    <ModalBase
      open={open}
      onDismiss={onCancel}
      forced={locked}
      role="alertdialog"
      size="sm"
      titleId={id}
      descriptionId={`${id}-description`}
      focus="safe"
    >
      <div className={css.column}>
        <Heading id={id}>{title}</Heading>
        <div id={`${id}-description`} className={css.body}>
          {children}
        </div>
        {error !== undefined && (
          <Note tone="danger" alert>
            {error}
          </Note>
        )}
        <div className={css.footer}>{prefer === 'cancel' ? [...buttons].reverse() : buttons}</div>
      </div>
    </ModalBase>
  );
};
