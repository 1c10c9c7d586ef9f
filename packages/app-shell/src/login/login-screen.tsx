/** The login of every deployment (S1 §2.2): the form, the call behind it and what its outcome shows. */
import { loginMutation } from '@luneta/api-client/conta';
import { ApiError } from '@luneta/api-client';
import { readClaims } from '@luneta/auth';
import { Link, Note, PageTitle, Stack, Text } from '@luneta/ui';
import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';

import { PageFoot } from '../foot/page-foot.tsx';
import { usePageTitle } from '../routing/use-page-title.ts';
import { useServices, useVisit } from '../services/context.tsx';
import { lazyPart } from '../start/lazy-part.tsx';
import type { AttentionProps } from './attention-dialog.tsx';
import { copy } from './copy.ts';
import { LoginForm, type LoginInput } from './login-form.tsx';
import { LoginLayout } from './login-layout.tsx';
import { loginProblem, type LoginProblem } from './login-outcome.ts';

const AttentionDialog = lazyPart<AttentionProps>(async () => (await import('./attention-dialog.tsx')).AttentionDialog);

// Few accounts have a second step: its form comes when it is asked for.
const SecondStep = lazy(async () => ({ default: (await import('./second-step.tsx')).SecondStep }));

/** S1 §4: after a password login the redirect waits this long, so that the person sees that it worked. */
const REDIRECT_DELAY_MS = 500;

/** S1 §2.2: where a password takes staff; an address that was asked for is kept (decision 40). */
const SELECTION = '/conta/selecao_aluno';

/** The password is right, and a code is wanted too. */
const SECOND_STEP = 'segunda_etapa';

type Begun = { authorization: string; shouldChangePassword: boolean };

export function LoginScreen() {
  const { address, api, session, config, maintenance, visit } = useServices();
  const { notice, username } = useVisit();
  const [step, setStep] = useState<{ desafio: string; lembrar: boolean } | null>(null);
  const title = step === null ? copy.title : copy.secondStep;
  const heading = usePageTitle(title);
  const [problem, setProblem] = useState<LoginProblem | null>(null);
  const [entering, setEntering] = useState(false);
  const staff = config.app === 'staff';
  const login = useMutation(loginMutation(api));

  function begin({ authorization, shouldChangePassword }: Begun, remember: boolean) {
    setEntering(true);
    setTimeout(() => {
      // A student who signs in here is taken to the own app, from its beginning.
      const aluno = readClaims(authorization)?.perfil_real === 'aluno';
      if (staff && !aluno && address.pathname === '/') address.replace(SELECTION);
      session.signIn({ authorization, remember, shouldChangePassword });
    }, REDIRECT_DELAY_MS);
  }

  async function enter({ login: user, password, lembrar }: LoginInput) {
    setProblem(null);
    try {
      begin(await login.mutateAsync({ user: { login: user, password }, lembrar }), lembrar);
    } catch (error) {
      setEntering(false);
      if (!(error instanceof ApiError)) throw error;
      if (error.codigo === SECOND_STEP && error.desafio !== null) return setStep({ desafio: error.desafio, lembrar });
      const found = loginProblem(error);
      setProblem(found);
      if (found.kind === 'unavailable') maintenance.open(found.reason);
    }
    return undefined;
  }

  return (
    <LoginLayout staff={staff}>
      <Stack gap="e20">
        <Stack gap="e4" align="center">
          <PageTitle align="center" ref={heading}>
            {title}
          </PageTitle>
          <Text tone="muted">{staff ? copy.subtitle.staff : copy.subtitle.student}</Text>
        </Stack>
        {notice !== null && (
          <Note tone={notice === 'senha_trocada' ? 'success' : 'info'} alert>
            {copy.notice[notice]}
          </Note>
        )}
        {step !== null && (
          <Suspense>
            <SecondStep
              desafio={step.desafio}
              onEntered={(begun) => begin(begun, step.lembrar)}
              onBack={(text) => {
                setStep(null);
                setProblem(text === null ? null : { kind: 'inline', text });
              }}
            />
          </Suspense>
        )}
        <Stack gap="e4">
          {step === null && (
            <LoginForm
              initialLogin={username}
              pending={login.isPending || entering}
              problem={problem === null || problem.kind === 'alert' ? null : problem.text}
              onSubmit={(input) => void enter(input)}
              onType={(typed) => {
                setProblem(null);
                visit.update({ username: typed });
              }}
            />
          )}
          <PageFoot>{!staff && <Link href={config.deployments.staff}>{copy.staffLink}</Link>}</PageFoot>
        </Stack>
        <AttentionDialog open={problem?.kind === 'alert'} text={problem?.text} onClose={() => setProblem(null)} />
      </Stack>
    </LoginLayout>
  );
}
