/** Asks for the reason of an act and says what follows from it, before it is done. */
import { Text } from '@luneta/ui';
import { useState, type ReactNode } from 'react';

import { AtoDialog, type AtoDialogProps } from './ato-dialog.tsx';
import { MotivoField } from './motivo-field.tsx';
import { motivoError } from './motivo.ts';

export type MotivoDialogProps = Omit<AtoDialogProps, 'children' | 'onConfirm' | 'disabled'> & {
  /** What will change, for whom, and who can undo it. */
  consequence: ReactNode;
  onConfirm: (motivo: string) => void;
  children?: AtoDialogProps['children'];
};

export function MotivoDialog({ consequence, onConfirm, children, ...frame }: MotivoDialogProps) {
  const [motivo, setMotivo] = useState('');
  const [tried, setTried] = useState(false);
  const confirm = () => {
    setTried(true);
    if (motivoError(motivo) === undefined) onConfirm(motivo.trim());
  };
  return (
    <AtoDialog {...frame} onConfirm={confirm}>
      <Text>{consequence}</Text>
      {children}
      <MotivoField value={motivo} onChange={setMotivo} tried={tried} />
    </AtoDialog>
  );
}
