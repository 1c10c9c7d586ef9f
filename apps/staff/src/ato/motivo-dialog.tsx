/** Asks for the reason of an act and says what follows from it, before it is done. */
import { Text, Textarea } from '@luneta/ui';
import { useState } from 'react';

import { AtoDialog, type AtoDialogProps } from './ato-dialog.tsx';
import { copy } from './copy.ts';
import { MOTIVO_MAX, motivoServe } from './motivo.ts';

export type MotivoDialogProps = Omit<AtoDialogProps, 'children' | 'onConfirm' | 'disabled'> & {
  /** What will change, for whom, and who can undo it. */
  consequence: string;
  onConfirm: (motivo: string) => void;
  children?: AtoDialogProps['children'];
};

export function MotivoDialog({ consequence, onConfirm, children, ...frame }: MotivoDialogProps) {
  const [motivo, setMotivo] = useState('');
  const [tried, setTried] = useState(false);
  const confirm = () => {
    setTried(true);
    if (motivoServe(motivo)) onConfirm(motivo.trim());
  };
  return (
    <AtoDialog {...frame} onConfirm={confirm}>
      <Text>{consequence}</Text>
      {children}
      <Textarea
        label={copy.motivo}
        help={copy.motivoHelp}
        value={motivo}
        onChange={setMotivo}
        rows={2}
        limit={MOTIVO_MAX}
        error={tried && !motivoServe(motivo) ? copy.motivoMissing : undefined}
      />
    </AtoDialog>
  );
}
