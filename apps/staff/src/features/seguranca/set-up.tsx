/** Sets the two-step sign-in up, step by step: the password, then the key in the app and a code of it. */
import type { DuasEtapasInicio } from '@luneta/api-client';
import { createDuasEtapasMutation, validateDuasEtapasMutation } from '@luneta/api-client/duas-etapas';
import { errorMessage, useServices } from '@luneta/app-shell';
import { keyGroups } from '@luneta/domain';
import { Button, CopyField, Inline, Loading, PasswordInput, Skeleton, Stack, Text, TextInput } from '@luneta/ui';
import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState, type FormEvent } from 'react';

import { copy } from './copy.ts';

const Qr = lazy(async () => ({ default: (await import('./qr.tsx')).Qr }));

type SetUpProps = { onCancel: () => void; onCodigos: (codigos: readonly string[]) => void };

export function SetUp({ onCancel, onCodigos }: SetUpProps) {
  const [inicio, setInicio] = useState<DuasEtapasInicio | null>(null);
  return inicio === null ? (
    <Senha onCancel={onCancel} onBegun={setInicio} />
  ) : (
    <Chave inicio={inicio} onCancel={onCancel} onCodigos={onCodigos} />
  );
}

function Senha({ onCancel, onBegun }: { onCancel: () => void; onBegun: (inicio: DuasEtapasInicio) => void }) {
  const { api } = useServices();
  const begin = useMutation(createDuasEtapasMutation(api));
  const [senha, setSenha] = useState('');
  function send(event: FormEvent) {
    event.preventDefault();
    if (senha !== '' && !begin.isPending) begin.mutate({ senha }, { onSuccess: onBegun });
  }
  return (
    <form onSubmit={send} noValidate aria-label={copy.title}>
      <Stack gap="e16">
        <PasswordInput
          label={copy.senha}
          help={copy.senhaHelp}
          name="senha"
          autoComplete="current-password"
          value={senha}
          error={begin.isError ? errorMessage(begin.error) : undefined}
          onChange={(typed) => {
            setSenha(typed);
            begin.reset();
          }}
        />
        <Steps busy={begin.isPending} ready={senha !== ''} label={copy.next} onCancel={onCancel} />
      </Stack>
    </form>
  );
}

type ChaveProps = SetUpProps & { inicio: DuasEtapasInicio };

function Chave({ inicio: { segredo, endereco }, onCancel, onCodigos }: ChaveProps) {
  const { api } = useServices();
  const confirm = useMutation(validateDuasEtapasMutation(api));
  const [codigo, setCodigo] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const ready = codigo.trim() !== '';
  function send(event: FormEvent) {
    event.preventDefault();
    if (!ready || confirm.isPending) return;
    confirm.mutate({ codigo: codigo.trim() }, { onSuccess: ({ codigos }) => onCodigos(codigos) });
  }
  return (
    <form onSubmit={send} noValidate aria-label={copy.title}>
      <Stack gap="e16">
        <Text>{copy.app}</Text>
        <Suspense
          fallback={
            <Loading label={copy.qr}>
              <Skeleton shape="card" size={220} />
            </Loading>
          }
        >
          <Qr text={endereco} label={copy.qr} />
        </Suspense>
        <CopyField label={copy.key} help={copy.keyHelp} value={keyGroups(segredo)} wraps />
        <TextInput
          ref={field}
          label={copy.codigo}
          help={copy.codigoHelp}
          name="codigo"
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={40}
          value={codigo}
          error={confirm.isError ? errorMessage(confirm.error) : undefined}
          onChange={(typed) => {
            setCodigo(typed);
            confirm.reset();
          }}
        />
        <Steps busy={confirm.isPending} ready={ready} label={copy.confirm} onCancel={onCancel} />
      </Stack>
    </form>
  );
}

type StepsProps = { busy: boolean; ready: boolean; label: string; onCancel: () => void };

function Steps({ busy, ready, label, onCancel }: StepsProps) {
  return (
    <Inline gap="e12" wrap>
      <Button type="submit" busy={busy} disabled={!ready && !busy}>
        {label}
      </Button>
      <Button variant="secondary" disabled={busy} onClick={onCancel}>
        {copy.cancel}
      </Button>
    </Inline>
  );
}
