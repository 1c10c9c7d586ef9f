/** Asks for the password and a code before the two-step sign-in is changed, after saying what follows. */
import { errorMessage } from '@luneta/app-shell';
import { Button, Dialog, PasswordInput, Stack, Text, TextInput } from '@luneta/ui';
import { useState } from 'react';

import { copy } from './copy.ts';

type ProvaDialogProps = {
  title: string;
  texts: readonly string[];
  confirmLabel: string;
  danger?: boolean;
  pending: boolean;
  failure: unknown;
  onConfirm: (prova: { senha: string; codigo: string }) => void;
  onClose: () => void;
};

export function ProvaDialog({ title, texts, confirmLabel, danger = false, ...props }: ProvaDialogProps) {
  const { pending, failure, onConfirm, onClose } = props;
  const [senha, setSenha] = useState('');
  const [codigo, setCodigo] = useState('');
  const ready = senha !== '' && codigo.trim() !== '';
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      error={failure === null ? undefined : errorMessage(failure)}
      footer={
        <>
          <Button
            {...(danger ? { variant: 'danger' as const } : {})}
            busy={pending}
            disabled={!ready && !pending}
            onClick={() => onConfirm({ senha, codigo: codigo.trim() })}
          >
            {confirmLabel}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {copy.cancel}
          </Button>
        </>
      }
    >
      <Stack gap="e16">
        {texts.map((text) => (
          <Text key={text}>{text}</Text>
        ))}
        <PasswordInput
          label={copy.senha}
          name="senha"
          autoComplete="current-password"
          value={senha}
          onChange={setSenha}
        />
        <TextInput
          label={copy.anyCode}
          name="codigo"
          autoComplete="one-time-code"
          maxLength={40}
          value={codigo}
          onChange={setCodigo}
        />
      </Stack>
    </Dialog>
  );
}
