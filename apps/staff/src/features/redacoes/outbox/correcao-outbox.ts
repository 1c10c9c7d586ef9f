/**
 * Keeps every marking of one person: each change is on this device at once, and on the server a moment later, one call at a
 * time for each essay. Nothing waits for it: one goes on to the next essay while the last is on its way.
 */
import { ApiError, type GestaoRedacao } from '@luneta/api-client';

import { UNDO_MS } from '@luneta/domain/correcao-reabertura';
import { backOffMs, jittered } from '@luneta/outbox';

import type { CorrecaoStorage } from './correcao-storage.ts';
import { afterFailure, afterConflict, type Estado, estadoOf, currentEstado } from './estado.ts';
import { pedidoOf, type Rascunho } from './rascunho.ts';

/** From the last change to the call. */
export const PAUSE_MS = 700;

export type CorrecaoPorts = {
  save: (redacao_id: number, pedido: ReturnType<typeof pedidoOf>) => Promise<GestaoRedacao>;
  read: (redacao_id: number) => Promise<GestaoRedacao>;
  /** Takes a delivery back on the server. */
  undo: (redacao_id: number, versao: number) => Promise<GestaoRedacao>;
  storage: CorrecaoStorage;
  /** Runs something later; the answer calls it off. */
  schedule: (run: () => void, ms: number) => () => void;
  /** The server has taken one, or has told what it has. */
  onKnown: (redacao: GestaoRedacao) => void;
};

/** The delivery that can still be taken back. */
export type Entrega = { readonly redacao_id: number; readonly codigo: string };

export type CorrecaoOutbox = ReturnType<typeof createCorrecaoOutbox>;

export function createCorrecaoOutbox({ save, read, undo, storage, schedule, onKnown }: CorrecaoPorts) {
  const estados = new Map<number, Estado>();
  const listeners = new Set<() => void>();
  const timers = new Map<number, () => void>();
  const running = new Set<number>();
  const calls = new Map<number, Promise<void>>();
  let entrega: Entrega | null = null;
  let forget = () => undefined as void;
  let tries = 0;
  let pendentes: readonly (readonly [number, Estado])[] = [];

  function put(id: number, estado: Estado): void {
    estados.set(id, estado);
    const { situacao, codigo, rascunho, versao, concluir } = estado;
    if (situacao === 'salva') storage.forget(id);
    else storage.put(id, { codigo, rascunho, versao, concluir });
    pendentes = [...estados].filter(([, one]) => one.situacao !== 'salva');
    tell();
  }

  function tell(): void {
    for (const listener of listeners) listener();
  }

  /** One delivery at a time can be taken back: the next one, or ten seconds, end that. */
  function remember(next: Entrega | null): void {
    forget();
    entrega = next;
    if (next !== null) forget = schedule(() => remember(null), UNDO_MS);
    tell();
  }

  function later(id: number, ms: number): void {
    timers.get(id)?.();
    timers.set(
      id,
      schedule(() => void send(id), ms),
    );
  }

  async function send(id: number): Promise<void> {
    timers.get(id)?.();
    const sent = estados.get(id);
    if (sent === undefined || running.has(id) || !['alterada', 'sem_conexao'].includes(sent.situacao)) return;
    running.add(id);
    const call = attempt(id, sent);
    calls.set(id, call);
    await call;
  }

  async function attempt(id: number, sent: Estado): Promise<void> {
    put(id, { ...sent, situacao: 'enviando' });
    try {
      const answer = await save(id, pedidoOf(sent.rascunho, sent.versao, sent.concluir));
      tries = 0;
      onKnown(answer);
      const now = estados.get(id) ?? sent;
      const { versao } = answer.minha_correcao;
      const more = now.rascunho !== sent.rascunho || now.concluir !== sent.concluir;
      put(id, more ? { ...now, versao, situacao: 'alterada' } : { ...estadoOf(answer), rascunho: now.rascunho });
    } catch (error) {
      await failed(id, error);
    } finally {
      running.delete(id);
    }
    if (estados.get(id)?.situacao === 'alterada') await send(id);
  }

  async function failed(id: number, error: unknown): Promise<void> {
    const own = estados.get(id);
    if (own === undefined) return;
    if (error instanceof ApiError && error.status === 409) {
      try {
        const theirs = await read(id);
        onKnown(theirs);
        return put(id, afterConflict(estados.get(id) ?? own, theirs));
      } catch (unread) {
        return failedToReach(id, unread);
      }
    }
    failedToReach(id, error);
  }

  function failedToReach(id: number, error: unknown): void {
    const own = estados.get(id);
    if (own === undefined) return;
    const next = afterFailure(own, error);
    put(id, next);
    if (next.situacao !== 'sem_conexao' || (error instanceof ApiError && error.status === 401)) return;
    tries += 1;
    later(id, jittered(backOffMs(tries), Math.random()));
  }

  for (const [id, entry] of storage.list())
    put(id, { ...entry, situacao: 'sem_conexao', savedMs: null, erro: null, theirs: null });

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** What was done here; undefined for an essay that was not touched. */
    get: (id: number): Estado | undefined => estados.get(id),
    /** What the server does not have yet; the same list until it changes. */
    pendentes: () => pendentes,
    change: (redacao: GestaoRedacao, change: (rascunho: Rascunho) => Rascunho) => {
      const { redacao_id: id } = redacao;
      const own = currentEstado(estados.get(id), redacao);
      if (own.concluir) return;
      put(id, { ...own, rascunho: change(own.rascunho), situacao: own.theirs === null ? 'alterada' : 'conflito' });
      later(id, PAUSE_MS);
    },
    deliver: (redacao: GestaoRedacao) => {
      const { redacao_id: id } = redacao;
      put(id, { ...currentEstado(estados.get(id), redacao), concluir: true, situacao: 'alterada' });
      remember({ redacao_id: id, codigo: redacao.codigo });
      void send(id);
    },
    /** The delivery that can be taken back now; null when there is none. */
    entrega: () => entrega,
    /** Takes a delivery back: here while the server does not have it, there otherwise. @throws when the server refuses */
    undo: async (id: number): Promise<void> => {
      remember(null);
      await calls.get(id);
      const own = estados.get(id);
      if (!own?.concluir) return;
      if (own.situacao === 'salva') {
        const answer = await undo(id, own.versao);
        onKnown(answer);
        return put(id, estadoOf(answer));
      }
      put(id, { ...own, concluir: false, situacao: own.situacao === 'conflito' ? 'conflito' : 'alterada' });
      later(id, PAUSE_MS);
    },
    /** Sends now what waits for its moment: the screen is left, or the connection is back. */
    sendNow: () => Promise.all([...estados.keys()].map(send)),
    /** A conflict is settled: with the own version, or with the server's. */
    settle: (id: number, winner: 'minha' | 'servidor') => {
      const own = estados.get(id);
      if (own?.theirs == null) return;
      if (winner === 'servidor') return put(id, estadoOf(own.theirs));
      put(id, { ...own, versao: own.theirs.minha_correcao.versao, situacao: 'alterada', theirs: null });
      void send(id);
    },
    /** What was refused goes back to a draft that can be mended. */
    reopen: (id: number) => {
      const own = estados.get(id);
      if (own?.situacao === 'recusada') put(id, { ...own, concluir: false, erro: null, situacao: 'alterada' });
    },
  };
}
