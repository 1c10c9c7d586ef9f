/** Taking a session to another deployment (decision 36a): the one-time code, the way there, the end of this one here. */
import { ApiError } from '@luneta/api-client';
import { createTransferenciaMutation } from '@luneta/api-client/sessao';
import type { Deployment } from '@luneta/domain';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

import { useServices, useSession } from '../services/context.tsx';
import { copy } from './copy.ts';

function problemOf({ offline, status }: ApiError): string {
  if (offline) return copy.handover.offline;
  return status === 403 ? copy.handover.refused : copy.handover.failed;
}

export function useHandover(deployment: Deployment, to: string) {
  const { api, config, session, visit, leave } = useServices();
  const { perfil_real, turma_aluno_id } = useSession();
  const [problem, setProblem] = useState<string | null>(null);
  const transfer = useMutation(createTransferenciaMutation(api));
  const href = config.deployments[deployment] + to;
  // Staff leave a student's view without a handover: their own session is in the console, and a view is never handed
  // over (security D11).
  const waitsThere = deployment === 'staff' && perfil_real !== 'aluno' && turma_aluno_id !== null;

  async function go() {
    setProblem(null);
    try {
      const address = waitsThere ? href : `${href}#codigo=${await takeCode()}`;
      // The session has moved: nothing of it stays here, and the login does not flash meanwhile.
      visit.update({ entry: { kind: 'leaving' } });
      session.signOut();
      leave(address);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(problemOf(error));
    }
  }
  async function takeCode() {
    const { codigo } = await transfer.mutateAsync({ destino: deployment });
    return codigo;
  }

  const begun = useRef(false);
  useEffect(() => {
    // Runs automatically once. After a failure it runs only on request.
    if (begun.current) return;
    begun.current = true;
    void go();
  });

  return { href, problem, pending: transfer.isPending, go: () => void go() };
}
