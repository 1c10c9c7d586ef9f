import { type ReactNode, useId } from 'react';
import { Button } from '../../actions/button/button.tsx';
import { Note } from '../../feedback/note/note.tsx';
import { Heading } from '../../foundations/text/heading.tsx';
import * as css from '../dialog/dialog.css.ts';
import { ModalBase } from '../modal-base/modal-base.tsx';

export interface ConfirmProps {
  open: boolean;
  title: string;
  /** What will happen, with the name of the thing. */
  children: ReactNode;
  confirmLabel: string;
  onConfirm: () => void;
  /** The safe way out: it has the focus, and Escape does the same. */
  cancelLabel: string;
  onCancel: () => void;
  tone?: 'neutral' | 'danger';
  /** The confirmed action is under way: neither button does anything. */
  busy?: boolean;
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
  error,
}: ConfirmProps): ReactNode => {
  const id = useId();
  return (
    <ModalBase
      open={open}
      onDismiss={onCancel}
      forced={busy}
      role="alertdialog"
      size="sm"
      titleId={id}
      descriptionId={`${id}-description`}
      focus="safe"
    >
      <div className={css.column}>
        <Heading level={2} id={id}>
          {title}
        </Heading>
        <div id={`${id}-description`} className={css.body}>
          {children}
        </div>
        {error !== undefined && (
          <Note tone="danger" alert>
            {error}
          </Note>
        )}
        <div className={css.footer}>
          <Button variant={tone === 'danger' ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
          <Button variant="secondary" safe disabled={busy} onClick={onCancel}>
            {cancelLabel}
          </Button>
        </div>
      </div>
    </ModalBase>
  );
};
