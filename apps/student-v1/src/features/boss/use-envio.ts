/**
 * Sends an answer of the Boss until the server has it: kept on the device first, sent again when the connection is back or
 * after a pause, held while the session has ended, and once more right before the end of the time. What the server refuses
 * stays on screen and on the device with its reason (decision 208), and the Boss is asked for anew; what comes too late the
 * result explains.
 */
import type { BossItem, RespostaBoss } from '@luneta/api-client';
import { bossEnded, saveRespostaBossMutation, type BossIds } from '@luneta/api-client/boss';
import { fimDe, useServices, useTurmaAlunoId } from '@luneta/app-shell';
import type { Espera as Por, ItemResposta, Recusa } from '@luneta/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';

import { keptResposta } from './kept-resposta.ts';

const SECOND_MS = 1000;
const LONGEST_PAUSE_MS = 30 * SECOND_MS;
/** The last try begins this long before the end: the server takes nothing from its last instant on (rule BOS-3). */
const LAST_TRY_MS = 3 * SECOND_MS;

/** Why an answer waits: no connection, a server that does not take it, a session that has ended. */
export type Espera = 'offline' | 'servidor' | 'sessao';

type Pendente = { readonly item: BossItem; readonly item_resposta: ItemResposta };
type Estado = {
  readonly pendente: Pendente | null;
  readonly espera: Espera | null;
  /** Tries that failed; each makes the next pause longer. */
  readonly falhas: number;
  /** An answer that the server does not take, and why. */
  readonly recusada: (Pendente & { readonly recusa: Recusa }) | null;
};

const LIVRE: Estado = { pendente: null, espera: null, falhas: 0, recusada: null };

const ESPERA = { rede: 'offline', servidor: 'servidor', sessao: 'sessao' } as const satisfies Record<Por, Espera>;

/** @param fimMs the end of the attempt by the monotonic clock */
export function useEnvio(
  ids: BossIds,
  fimMs: number,
  atual: BossItem | undefined,
  onAnswered: (answered: RespostaBoss) => void,
) {
  const { api, device } = useServices();
  const client = useQueryClient();
  const kept = keptResposta(device, useTurmaAlunoId(), ids);
  const { mutateAsync } = useMutation(saveRespostaBossMutation(api, ids));
  // What an earlier page could not send goes first.
  const [estado, setEstado] = useState<Estado>(() => {
    const item_resposta = atual === undefined ? null : kept.read(atual);
    return atual === undefined || item_resposta === null
      ? LIVRE
      : { ...LIVRE, pendente: { item: atual, item_resposta } };
  });

  const attack = (item: BossItem, item_resposta: ItemResposta) => {
    kept.keep(item, item_resposta);
    setEstado({ ...LIVRE, pendente: { item, item_resposta } });
  };
  const send = useEffectEvent(async ({ item, item_resposta }: Pendente) => {
    try {
      const answered = await mutateAsync({ item, item_resposta });
      kept.forget();
      setEstado(LIVRE);
      onAnswered(answered);
    } catch (error) {
      const fim = fimDe(error);
      if (fim.tipo === 'espera')
        return setEstado((before) => ({ ...before, espera: ESPERA[fim.por], falhas: before.falhas + 1 }));
      setEstado({ ...LIVRE, recusada: { item, item_resposta, recusa: fim.recusa } });
      await bossEnded(client, api, ids);
    }
  });
  const { pendente, espera, falhas } = estado;
  useEffect(() => {
    if (pendente === null || espera === 'sessao') return undefined;
    const go = () => void send(pendente);
    const timer = setTimeout(go, pauseOf(falhas, fimMs));
    const now = () => {
      clearTimeout(timer);
      go();
    };
    window.addEventListener('online', now, { once: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', now);
    };
  }, [pendente, espera, falhas, fimMs]);

  const signedIn = () => setEstado((before) => ({ ...before, espera: null, falhas: 0 }));
  /** Another choice is made: the reason of the one before is no longer of use. */
  const dropRefusal = () => setEstado((before) => (before.recusada === null ? before : { ...before, recusada: null }));
  return { ...estado, attack, signedIn, dropRefusal };
}

/** Longer after each failure, and never over the last moment at which an answer still arrives in time. */
function pauseOf(falhas: number, fimMs: number): number {
  if (falhas === 0) return 0;
  const pause = Math.min(SECOND_MS * 2 ** (falhas - 1), LONGEST_PAUSE_MS);
  const untilLast = fimMs - LAST_TRY_MS - performance.now();
  return untilLast > 0 ? Math.min(pause, untilLast) : pause;
}
