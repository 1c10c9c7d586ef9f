/** Asks for the password and a code before the two-step sign-in is changed, after saying what follows. */
import { zDuasEtapasProvaRequest } from '@luneta/api-client/schemas';
import { FormDialog, useForm, type FormDialogProps } from '@luneta/app-shell/form';
import { PasswordInput, Text, TextInput } from '@luneta/ui';

import { copy } from './copy.ts';

type Prova = { senha: string; codigo: string };

type ProvaDialogProps<Answer> = Pick<FormDialogProps, 'title' | 'confirmLabel' | 'danger' | 'onClose'> & {
  texts: readonly string[];
  send: (prova: Prova) => Promise<Answer>;
  onSent: (answer: Answer) => void;
};

export function ProvaDialog<Answer>({ texts, send, onSent, ...frame }: ProvaDialogProps<Answer>) {
  const form = useForm({
    values: { senha: '', codigo: '' },
    schema: zDuasEtapasProvaRequest,
    toRequest: ({ senha, codigo }) => ({ senha, codigo: codigo.trim() }),
    said: { codigo: copy.codigoMissing },
    send,
    onSent,
  });
  return (
    <FormDialog of={form} {...frame}>
      {texts.map((text) => (
        <Text key={text}>{text}</Text>
      ))}
      <PasswordInput label={copy.senha} name="senha" autoComplete="current-password" {...form.field('senha')} />
      <TextInput
        label={copy.anyCode}
        name="codigo"
        autoComplete="one-time-code"
        maxLength={40}
        {...form.field('codigo')}
      />
    </FormDialog>
  );
}
