import { invalidate, studentKey } from '@luneta/api-client';
import { avaliacoesKey } from '@luneta/api-client/avaliacoes';
import { useServices, useTurmaAlunoId } from '@luneta/app-shell';
import { useEffect } from 'react';

import { useUnsentSender } from './unsent-sender.ts';

/**
 * Sends what this student left on this device in an exam that is no longer on screen: at start, and whenever the
 * connection returns. Nothing of another student is ever sent.
 */
export function useSendUnsent(): void {
  const { api, queryClient } = useServices();
  const turma_aluno_id = useTurmaAlunoId();
  const watched = useUnsentSender();
  useEffect(() => {
    if (watched === null) return undefined;
    const { sender, onStored } = watched;
    let arrived = false;
    const noted = () => void (arrived = true);
    onStored.add(noted);
    const leave = sender.subscribe(() => {
      if (!arrived || sender.getState().lines.some(({ underWay }) => underWay !== null)) return;
      arrived = false;
      // A receipt on screen was made without what has just arrived.
      void invalidate(queryClient, [avaliacoesKey(api), studentKey(turma_aluno_id, 'prova')]);
    });
    return () => {
      onStored.delete(noted);
      leave();
    };
  }, [watched, api, queryClient, turma_aluno_id]);
}
