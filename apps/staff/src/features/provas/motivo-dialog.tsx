/** Asks for the reason of an act and says what follows from it, before it is done. */
import { Button, Dialog, Stack, Text, Textarea } from '@luneta/ui';
import { useState, type ReactNode } from 'react';

import { copy } from './copy.ts';
import { motivoServe } from './prorrogar/pedido.ts';

export type MotivoDialogProps = {
  title: string;
  confirmLabel: string;
  /** What will change, for whom, and who can undo it. */
  consequence: string;
  onConfirm: (motivo: string) => void;
  onClose: () => void;
  busy?: boolean;
  /** The act failed. */
  error?: string | undefined;
  danger?: boolean;
  children?: ReactNode;
};

export function MotivoDialog({
  title,
  confirmLabel,
  consequence,
  onConfirm,
  onClose,
  busy = false,
  error,
  danger = false,
  children,
}: MotivoDialogProps) {
  const [motivo, setMotivo] = useState('');
  const [tried, setTried] = useState(false);
  const confirm = () => {
    setTried(true);
    if (motivoServe(motivo)) onConfirm(motivo.trim());
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      error={error}
      footer={
        <>
          <Button variant={danger ? 'danger' : 'primary'} busy={busy} onClick={confirm}>
            {confirmLabel}
          </Button>
          <Button variant="secondary" safe onClick={onClose}>
            {copy.cancel}
          </Button>
        </>
      }
    >
      <Stack gap="e16">
        <Text>{consequence}</Text>
        {children}
        <Textarea
          label={copy.motivo}
          help={copy.motivoHelp}
          value={motivo}
          onChange={setMotivo}
          rows={2}
          limit={500}
          error={tried && !motivoServe(motivo) ? copy.motivoMissing : undefined}
        />
      </Stack>
    </Dialog>
  );
}
