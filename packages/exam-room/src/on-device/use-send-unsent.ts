import { avaliacoesKey } from '@luneta/api-client/avaliacoes';
import { invalidate, studentKey } from '@luneta/api-client';
import { useMayWrite, useServices, useTurmaAlunoId } from '@luneta/app-shell';
import { createProvaTransport } from '@luneta/exam/http';
import { browserClock } from '@luneta/exam/react';
import { useEffect } from 'react';

import { outbox } from './outbox.ts';
import { sendOnce } from './send-once.ts';

/**
 * Sends what this student left on this device in an exam that is no longer on screen: at start, and whenever the
 * connection returns. Nothing of another student is ever sent.
 */
export function useSendUnsent(): void {
  const { api, queryClient, session } = useServices();
  const turma_aluno_id = useTurmaAlunoId();
  const mayWrite = useMayWrite();
  useEffect(() => {
    if (!mayWrite) return undefined;
    async function send() {
      const signedInStudent = () => session.getSnapshot().turma_aluno_id;
      const transport = createProvaTransport(api, browserClock);
      const { sent } = await sendOnce({ turma_aluno_id, outbox, transport, signedInStudent });
      // A receipt on screen was made without what has just arrived.
      if (sent > 0) await invalidate(queryClient, [avaliacoesKey(api), studentKey(turma_aluno_id, 'prova')]);
    }
    const onOnline = () => void send();
    void send();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [api, queryClient, session, turma_aluno_id, mayWrite]);
}
