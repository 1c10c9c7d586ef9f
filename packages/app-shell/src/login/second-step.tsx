/** The second step of a sign-in (security D8): a code of the authenticator app, or a recovery code in its place. */
import { ApiError } from '@luneta/api-client';
import { loginSegundaEtapaMutation } from '@luneta/api-client/conta';
import { Button, LinkButton, Note, Stack, Text, TextInput } from '@luneta/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ComponentProps, type FormEvent, type RefObject } from 'react';

import { useServices } from '../services/context.tsx';
import { loginProblem } from './login-outcome.ts';
import { secondStepCopy as copy } from './second-step-copy.ts';

export type SecondStepProps = {
  /** As the first step answered it. */
  desafio: string;
  /** The session may begin: the header value, and whether a password change is forced. */
  onEntered: (signedIn: { authorization: string; shouldChangePassword: boolean }) => void;
  /** Back to the password; with a sentence when the first step has to be done again. */
  onBack: (problem: string | null) => void;
};

const EXPIRED = 'segunda_etapa_expirada';
const WRONG = 'codigo_incorreto';

/** How the code is given: by the app, or by one of the recovery codes. */
type Means = 'app' | 'recovery';

type CodeFieldProps = Omit<ComponentProps<typeof TextInput>, 'ref'> & { field: RefObject<HTMLInputElement | null> };

/** Takes the focus when it comes: with the second step, and with the other kind of code. */
function CodeField({ field, ...props }: CodeFieldProps) {
  useEffect(() => field.current?.focus(), [field]);
  return <TextInput ref={field} {...props} />;
}

export function SecondStep({ desafio, onEntered, onBack }: SecondStepProps) {
  const { api, maintenance } = useServices();
  const [means, setMeans] = useState<Means>('app');
  const [codigo, setCodigo] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [lost, setLost] = useState(false);
  const [entered, setEntered] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const send = useMutation(loginSegundaEtapaMutation(api));
  const ready = codigo.trim() !== '';
  const pending = send.isPending || entered;

  function failed(error: ApiError) {
    if (error.codigo === EXPIRED) return onBack(error.message);
    const found = loginProblem(error);
    if (found.kind === 'unavailable') maintenance.open(found.reason);
    setProblem(error.codigo === WRONG ? error.message : found.text);
    return field.current?.focus();
  }
  async function enter(event: FormEvent) {
    event.preventDefault();
    if (!ready || pending) return;
    setProblem(null);
    try {
      const signedIn = await send.mutateAsync({ desafio, codigo: codigo.trim() });
      setEntered(true);
      onEntered(signedIn);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      failed(error);
    }
  }
  function change(next: Means) {
    setMeans(next);
    setCodigo('');
    setProblem(null);
  }

  return (
    <form method="post" onSubmit={(event) => void enter(event)} noValidate>
      <Stack gap="e16">
        <Text>{copy.text[means]}</Text>
        <CodeField
          key={means}
          field={field}
          label={copy.label[means]}
          name="codigo"
          autoComplete={means === 'app' ? 'one-time-code' : 'off'}
          {...(means === 'app' ? { inputMode: 'numeric' as const } : {})}
          maxLength={40}
          value={codigo}
          error={problem ?? undefined}
          onChange={(typed) => {
            setCodigo(typed);
            setProblem(null);
          }}
        />
        <Button type="submit" block busy={pending} disabled={!ready && !pending}>
          {copy.submit}
        </Button>
        <Stack gap="e8" align="center">
          <LinkButton onClick={() => change(means === 'app' ? 'recovery' : 'app')}>{copy.other[means]}</LinkButton>
          <LinkButton onClick={() => setLost(true)}>{copy.lost}</LinkButton>
          <LinkButton onClick={() => onBack(null)}>{copy.back}</LinkButton>
        </Stack>
        {lost && (
          <Note tone="info" alert>
            {copy.lostText}
          </Note>
        )}
      </Stack>
    </form>
  );
}
