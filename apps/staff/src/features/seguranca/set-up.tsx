/** Sets the two-step sign-in up, step by step: the password, then the key in the app and a code of it. */
import type { DuasEtapasInicio } from '@luneta/api-client';
import { createDuasEtapasMutation, validateDuasEtapasMutation } from '@luneta/api-client/duas-etapas';
import { zDuasEtapasCodigoRequest, zDuasEtapasInicioRequest } from '@luneta/api-client/schemas';
import { errorMessage, useServices } from '@luneta/app-shell';
import { Form, useForm } from '@luneta/app-shell/form';
import { keyGroups } from '@luneta/domain';
import { Button, CopyField, Inline, Loading, PasswordInput, Skeleton, Text, TextInput } from '@luneta/ui';
import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';

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
  const form = useForm({
    values: { senha: '' },
    schema: zDuasEtapasInicioRequest,
    toRequest: (values) => values,
    send: useMutation(createDuasEtapasMutation(api)).mutateAsync,
    refusal: (error) => ({ fields: { senha: errorMessage(error) } }),
    onSent: onBegun,
  });
  const field = useFirstFocus();
  return (
    <Form of={form} label={copy.title}>
      <PasswordInput
        ref={field}
        label={copy.senha}
        help={copy.senhaHelp}
        name="senha"
        autoComplete="current-password"
        {...form.field('senha')}
      />
      <Steps busy={form.sending} label={copy.next} onCancel={onCancel} />
    </Form>
  );
}

type ChaveProps = SetUpProps & { inicio: DuasEtapasInicio };

function Chave({ inicio: { segredo, endereco }, onCancel, onCodigos }: ChaveProps) {
  const { api } = useServices();
  const form = useForm({
    values: { codigo: '' },
    schema: zDuasEtapasCodigoRequest,
    toRequest: ({ codigo }) => ({ codigo: codigo.trim() }),
    said: { codigo: copy.appCodigoMissing },
    send: useMutation(validateDuasEtapasMutation(api)).mutateAsync,
    refusal: (error) => ({ fields: { codigo: errorMessage(error) } }),
    onSent: ({ codigos }) => onCodigos(codigos),
  });
  const field = useFirstFocus();
  return (
    <Form of={form} label={copy.title}>
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
        {...form.field('codigo')}
      />
      <Steps busy={form.sending} label={copy.confirm} onCancel={onCancel} />
    </Form>
  );
}

/** Each step takes the place of what had the focus. */
function useFirstFocus() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return field;
}

type StepsProps = { busy: boolean; label: string; onCancel: () => void };

function Steps({ busy, label, onCancel }: StepsProps) {
  return (
    <Inline gap="e12" wrap>
      <Button type="submit" busy={busy}>
        {label}
      </Button>
      <Button variant="secondary" disabled={busy} onClick={onCancel}>
        {copy.cancel}
      </Button>
    </Inline>
  );
}
