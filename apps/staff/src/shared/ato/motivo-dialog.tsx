/** Asks for the reason of an act and says what follows from it, before it is done. */
import { FormDialog, useForm, type FormDialogProps } from '@luneta/app-shell/form';
import { Text } from '@luneta/ui';
import type { ReactNode } from 'react';

import { MotivoField } from './motivo-field.tsx';
import { motivoError } from './motivo.ts';

export type MotivoDialogProps<Answer> = Pick<FormDialogProps, 'title' | 'confirmLabel' | 'danger' | 'onClose'> & {
  /** What will change, for whom, and who can undo it; null where `children` say it. */
  consequence: ReactNode;
  /** What else is asked; it has an answer from the start. */
  children?: ReactNode;
  /** Does the act for this reason. */
  send: (motivo: string) => Promise<Answer>;
  onSent: (answer: Answer) => void;
};

export function MotivoDialog<Answer>({ consequence, children, send, onSent, ...frame }: MotivoDialogProps<Answer>) {
  const form = useForm({
    values: { motivo: '' },
    toRequest: ({ motivo }) => motivo.trim(),
    check: ({ motivo }) => ({ motivo: motivoError(motivo) }),
    send,
    onSent,
  });
  return (
    <FormDialog of={form} {...frame}>
      {consequence !== null && <Text>{consequence}</Text>}
      {children}
      <MotivoField {...form.field('motivo')} />
    </FormDialog>
  );
}
