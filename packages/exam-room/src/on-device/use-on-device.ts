/**
 * What the device still holds of an exam day that is no longer on screen. It is sent here, again and again while the page is
 * open, and the receipt is read again when nothing waits any more (decision 215).
 */
import { invalidate } from '@luneta/api-client';
import { avaliacoesKey } from '@luneta/api-client/avaliacoes';
import { provaKey } from '@luneta/api-client/prova';
import { useServices, useTurmaAlunoId } from '@luneta/app-shell';
import { situacaoDoRecibo } from '@luneta/domain';
import { outboxPrefix, type UnsentLine } from '@luneta/exam';
import { useEffect, useState } from 'react';

import type { ProvaPlace } from '../setup.tsx';
import { useUnsentSender } from './unsent-sender.ts';

export type OnDevice = {
  /** Null until the device was read. */
  readonly situacao: ReturnType<typeof situacaoDoRecibo> | null;
  readonly waiting: readonly UnsentLine[];
  readonly refused: readonly UnsentLine[];
  readonly late: readonly UnsentLine[];
  /** The student has read what came late. */
  readonly understood: () => void;
};

const NOTHING: readonly UnsentLine[] = [];

/** Watches over what the device holds of this day, for the page with its receipt. */
export function useOnDevice({ turma_avaliacao_id, dia_prova }: ProvaPlace): OnDevice {
  const { api, queryClient } = useServices();
  const turma_aluno_id = useTurmaAlunoId();
  const watched = useUnsentSender();
  const [read, setRead] = useState<readonly UnsentLine[] | null>(null);
  useEffect(() => {
    if (watched === null) return undefined;
    const { sender } = watched;
    const ids = { turma_aluno_id, turma_avaliacao_id, dia_prova };
    const prefix = outboxPrefix(ids);
    const ofDay = () => sender.getState().lines.filter(({ key }) => key.startsWith(prefix));
    let shown = NOTHING;
    let ended = false;
    async function look(): Promise<void> {
      if (!sender.getState().read) return;
      const before = shown;
      shown = ofDay();
      // The receipt was made without what has just arrived: nothing is said of it before it was read again.
      if (waitingOf(before).length > 0 && waitingOf(shown).length === 0)
        await invalidate(queryClient, [provaKey(ids), avaliacoesKey(api)]);
      if (!ended) setRead(shown);
    }
    const leave = sender.subscribe(() => void look());
    void look();
    return () => {
      ended = true;
      leave();
    };
  }, [watched, api, queryClient, turma_aluno_id, turma_avaliacao_id, dia_prova]);
  const lines = watched === null ? NOTHING : read;
  const waiting = waitingOf(lines ?? NOTHING);
  const late = (lines ?? NOTHING).filter(({ recusa }) => recusa?.tardia === true);
  const refused = (lines ?? NOTHING).filter(({ recusa }) => recusa !== null && recusa.tardia !== true);
  const counts = { esperam: waiting.length, recusadas: refused.length, tardias: late.length };
  return {
    situacao: lines === null ? null : situacaoDoRecibo(counts),
    waiting,
    refused,
    late,
    understood: () => {
      for (const { key } of late) watched?.sender.forget(key);
    },
  };
}

const waitingOf = (lines: readonly UnsentLine[]) => lines.filter(({ recusa }) => recusa === null);
