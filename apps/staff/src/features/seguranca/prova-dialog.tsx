/** Asks for the password and a code before the two-step sign-in is changed, after saying what follows. */
import { PasswordInput, Text, TextInput } from '@luneta/ui';
import { useState } from 'react';

import { AtoDialog } from '../../ato/ato-dialog.tsx';
import { messageOf } from '../../ato/outcome.ts';
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

export function ProvaDialog({ texts, pending, failure, onConfirm, ...frame }: ProvaDialogProps) {
  const [senha, setSenha] = useState('');
  const [codigo, setCodigo] = useState('');
  return (
    <AtoDialog
      {...frame}
      busy={pending}
      disabled={senha === '' || codigo.trim() === ''}
      error={messageOf(failure)}
      onConfirm={() => onConfirm({ senha, codigo: codigo.trim() })}
    >
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
    </AtoDialog>
  );
}
