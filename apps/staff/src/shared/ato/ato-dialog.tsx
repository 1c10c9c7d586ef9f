/** The frame of an act that asks for something before it is done: Enter confirms, the way out is beside. */
import { Button, Dialog, Stack } from '@luneta/ui';
import { useId, type FormEvent, type ReactElement, type ReactNode } from 'react';

import { copy } from './copy.ts';

export type AtoDialogProps = {
  title: string | ReactElement;
  confirmLabel: string;
  /** What follows, and the fields. */
  children: ReactNode;
  onConfirm: () => void;
  onClose: () => void;
  busy?: boolean;
  /** Nothing can be sent yet, and the fields show why. */
  disabled?: boolean;
  /** The act failed. */
  error?: string | undefined;
  danger?: boolean;
};

export function AtoDialog({ title, confirmLabel, children, onConfirm, onClose, error, ...act }: AtoDialogProps) {
  const form = useId();
  const { busy = false, disabled = false, danger = false } = act;
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!busy && !disabled) onConfirm();
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      error={error}
      footer={
        <>
          <Button
            type="submit"
            form={form}
            variant={danger ? 'danger' : 'primary'}
            busy={busy}
            disabled={disabled && !busy}
          >
            {confirmLabel}
          </Button>
          <Button variant="secondary" safe onClick={onClose}>
            {copy.cancel}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate>
        <Stack gap="e16">{children}</Stack>
      </form>
    </Dialog>
  );
}
