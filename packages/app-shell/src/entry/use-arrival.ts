/** The steps of an arrival with a token or a code: the question, the call, its outcome. It renders nothing. */
import { ApiError } from '@luneta/api-client';
import { loginHubMutation } from '@luneta/api-client/conta';
import { redeemTransferenciaMutation } from '@luneta/api-client/sessao';
import { isSenhaChangeForced } from '@luneta/domain';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from '../router/index.ts';

import { loginProblem } from '../login/login-outcome.ts';
import { useServices } from '../services/context.tsx';
import { copy } from './copy.ts';
import { NO_ENTRY, type Entry } from './entry.ts';

export type Arriving = Extract<Entry, { kind: 'hub' | 'handover' }>;
/** `retry`: no answer came, so the same link may still work. */
export type ArrivalFailure = { text: string; retry: boolean };

/** S1 §4: after a hub login the redirect waits this long. */
const REDIRECT_DELAY_MS = 100;

function failureOf(error: ApiError, { kind }: Arriving): ArrivalFailure {
  const refused = error.status >= 400 && error.status < 500 && error.status !== 429;
  if (kind === 'handover' && refused) return { text: copy.expired, retry: false };
  return { text: loginProblem(error).text, retry: error.offline };
}

export function useArrival(entry: Arriving) {
  const { api, session, visit, maintenance } = useServices();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<ArrivalFailure | null>(null);
  const hub = useMutation(loginHubMutation(api));
  const handover = useMutation(redeemTransferenciaMutation(api));
  // Security D10: a session is replaced only after a question. Staff are not asked, because they change students often.
  const [asking, setAsking] = useState(() => {
    const { request_authorization, perfil_real } = session.getSnapshot();
    return request_authorization !== null && (entry.kind === 'hub' || perfil_real === 'aluno');
  });

  const arrived = () => visit.update({ entry: NO_ENTRY });

  async function redeem() {
    if (entry.kind === 'handover') return handover.mutateAsync({ codigo: entry.codigo });
    return hub.mutateAsync({ token: entry.token });
  }

  async function enter() {
    setFailure(null);
    try {
      const { authorization, shouldChangePassword } = await redeem();
      const forced = isSenhaChangeForced({
        url: entry.kind === 'hub' && entry.should_change_password,
        hub: shouldChangePassword,
        isPasswordInitial: false,
        stored: false,
      });
      setTimeout(() => {
        // S1 §2.2: a hub login goes to the app root; a handover goes where it was meant to.
        if (entry.kind === 'hub') void navigate('/', { replace: true });
        session.signIn({ authorization, remember: false, shouldChangePassword: forced });
        arrived();
      }, REDIRECT_DELAY_MS);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const problem = loginProblem(error);
      if (problem.kind === 'unavailable') maintenance.open(problem.reason);
      setFailure(failureOf(error, entry));
    }
  }

  const begun = useRef(false);
  useEffect(() => {
    // A token works once. React runs effects twice in development, and the token must be sent only once.
    if (asking || begun.current) return;
    begun.current = true;
    void enter();
  });

  return {
    asking,
    accept: () => setAsking(false),
    decline: arrived,
    failure,
    retry: () => void enter(),
    giveUp: arrived,
  };
}
