/**
 * Signing in again in the middle of something that must not be lost (decision 32): a forced dialog for the same
 * student over the screen, which stays as it is behind.
 */
import { ApiError } from '@luneta/api-client';
import { loginMutation } from '@luneta/api-client/conta';
import { readClaims } from '@luneta/auth';
import { Dialog, Text } from '@luneta/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { useServices, useSession, useVisit } from '../services/context.tsx';
import { copy } from './copy.ts';
import type { SignInDialogProps } from './sign-in-dialog.tsx';
import { LoginForm, type LoginInput } from './login-form.tsx';
import { loginProblem } from './login-outcome.ts';

/** What `SignInDialog` opens. */
export function AgainDialog({ open, onSignedIn }: SignInDialogProps) {
  const { api, session, maintenance } = useServices();
  const { turma_aluno_id, metadata } = useSession();
  const { signedInAs } = useVisit();
  const [problem, setProblem] = useState<string | null>(null);
  const login = useMutation(loginMutation(api));

  async function enter({ login: user, password, lembrar }: LoginInput) {
    try {
      const { authorization } = await login.mutateAsync({ user: { login: user, password }, lembrar });
      // Answers must never be sent under another student's name.
      if (readClaims(authorization)?.turma_aluno_id !== turma_aluno_id || turma_aluno_id === null)
        return setProblem(copy.again.other);
      session.signIn({ authorization, remember: lembrar });
      setProblem(null);
      return onSignedIn(turma_aluno_id);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const found = loginProblem(error);
      if (found.kind === 'unavailable') maintenance.open(found.reason);
      return setProblem(found.text);
    }
  }

  return (
    <Dialog open={open} onClose={() => undefined} title={copy.again.title} forced>
      <Text>{copy.again.text}</Text>
      <LoginForm
        // Who signed in is known: by what was typed in this visit, or by the session's own e-mail.
        initialLogin={signedInAs || (metadata?.email ?? '')}
        pending={login.isPending}
        problem={problem}
        onSubmit={(input) => void enter(input)}
        onType={() => setProblem(null)}
      />
    </Dialog>
  );
}
