/**
 * What the device still holds of an exam day that is no longer on screen. It is sent here, again and again while the page is
 * open, and the receipt is read again when nothing waits any more (decision 215).
 */
import { invalidate } from '@luneta/api-client';
import { avaliacoesKey } from '@luneta/api-client/avaliacoes';
import { provaKey } from '@luneta/api-client/prova';
import { useMayWrite, useServices, useTurmaAlunoId } from '@luneta/app-shell';
import { situacaoDoRecibo } from '@luneta/domain';
import { outboxKey, type OutboxEntry } from '@luneta/exam';
import { createProvaTransport } from '@luneta/exam/http';
import { browserClock } from '@luneta/exam/react';
import { useEffect, useState } from 'react';

import type { ProvaPlace } from '../setup.tsx';
import { outbox } from './outbox.ts';
import { sendOnce } from './send-once.ts';

const FIRST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 30_000;

export type OnDevice = {
  /** Null until the device was read. */
  readonly situacao: ReturnType<typeof situacaoDoRecibo> | null;
  readonly waiting: readonly OutboxEntry[];
  readonly refused: readonly OutboxEntry[];
  readonly late: readonly OutboxEntry[];
  /** The student has read what came late. */
  readonly understood: () => void;
};

const NOTHING: readonly OutboxEntry[] = [];

/** Watches over what the device holds of this day, for the page with its receipt. */
export function useOnDevice({ turma_avaliacao_id, dia_prova }: ProvaPlace): OnDevice {
  const { api, queryClient, session } = useServices();
  const turma_aluno_id = useTurmaAlunoId();
  const mayWrite = useMayWrite();
  const [read, setRead] = useState<readonly OutboxEntry[] | null>(null);
  useEffect(() => {
    if (!mayWrite) return undefined;
    const ids = { turma_aluno_id, turma_avaliacao_id, dia_prova };
    const transport = createProvaTransport(api, browserClock);
    const signedInStudent = () => session.getSnapshot().turma_aluno_id;
    const look = () => outbox.list(ids).catch(() => NOTHING);
    let pause = FIRST_PAUSE_MS;
    let ended = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    async function pass(): Promise<void> {
      clearTimeout(timer);
      const before = await look();
      if (ended) return;
      setRead(before);
      if (before.every(({ tardia }) => tardia === true)) return;
      await sendOnce({ turma_aluno_id, outbox, transport, signedInStudent });
      const after = await look();
      // The receipt was made without what has just arrived.
      if (waitingOf(before).length > 0 && waitingOf(after).length === 0)
        await invalidate(queryClient, [provaKey(ids), avaliacoesKey(api)]);
      if (ended) return;
      setRead(after);
      if (waitingOf(after).length === 0) return;
      timer = setTimeout(() => void pass(), pause);
      pause = Math.min(LONGEST_PAUSE_MS, pause * 2);
    }
    const again = () => void pass();
    again();
    window.addEventListener('online', again);
    return () => {
      ended = true;
      clearTimeout(timer);
      window.removeEventListener('online', again);
    };
  }, [api, queryClient, session, turma_aluno_id, turma_avaliacao_id, dia_prova, mayWrite]);
  const entries = mayWrite ? read : NOTHING;
  const waiting = waitingOf(entries ?? NOTHING);
  const late = (entries ?? NOTHING).filter(({ tardia }) => tardia === true);
  const refused = (entries ?? NOTHING).filter(({ recusa, tardia }) => recusa !== undefined && tardia !== true);
  const counts = { esperam: waiting.length, recusadas: refused.length, tardias: late.length };
  return {
    situacao: entries === null ? null : situacaoDoRecibo(counts),
    waiting,
    refused,
    late,
    understood: () => {
      setRead((before) => before?.filter(({ tardia }) => tardia !== true) ?? null);
      for (const entry of late) void outbox.forget(outboxKey(entry), entry.seq);
    },
  };
}

const waitingOf = (entries: readonly OutboxEntry[]) => entries.filter(({ recusa }) => recusa === undefined);
