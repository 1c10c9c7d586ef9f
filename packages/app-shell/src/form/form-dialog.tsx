/** A form in a dialog: Enter or the button sends it, the way out is beside. */
import { Button, Dialog, Stack, type ButtonProps } from '@luneta/ui';
import { useId, type ReactElement, type ReactNode } from 'react';

import { copy } from './copy.ts';
import type { FormStanding } from './form-kit.ts';
import { failureSentence, FormProblems, sends } from './form.tsx';

export type FormDialogProps = {
  of: FormStanding;
  title: string | ReactElement;
  description?: string | ReactElement;
  /** The button that sends it. */
  confirmLabel: string;
  confirmIcon?: ButtonProps['icon'];
  /** Null leaves the way out to the X. */
  cancelLabel?: string | null;
  /** It closes while something of it stands over it. */
  open?: boolean;
  /** What it does cannot be undone. */
  danger?: boolean;
  /** It stays until what was sent is answered. */
  waits?: boolean;
  onClose: () => void;
  /** What follows, and the fields. */
  children: ReactNode;
  /** Something else that failed inside. */
  error?: string | undefined;
};

export function FormDialog(props: FormDialogProps) {
  const {
    of,
    title,
    description,
    confirmLabel,
    cancelLabel = copy.cancel,
    open = true,
    danger = false,
    onClose,
    children,
  } = props;
  const { error, waits = false } = props;
  const held = waits && of.sending;
  const form = useId();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      forced={held}
      title={title}
      {...(description === undefined ? {} : { description })}
      error={of.failure === null ? error : failureSentence(of.failure)}
      footer={
        <>
          <Button
            type="submit"
            form={form}
            variant={danger ? 'danger' : 'primary'}
            busy={of.sending}
            icon={props.confirmIcon}
          >
            {confirmLabel}
          </Button>
          {cancelLabel !== null && (
            <Button variant="secondary" safe disabled={held} onClick={onClose}>
              {cancelLabel}
            </Button>
          )}
        </>
      }
    >
      <form id={form} noValidate onSubmit={sends(of)}>
        <Stack gap="e16">
          <FormProblems of={of} />
          {children}
        </Stack>
      </form>
    </Dialog>
  );
}
