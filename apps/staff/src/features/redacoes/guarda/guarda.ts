/**
 * Keeps every marking of one person: each change is on this device at once, and on the server a moment later, one call at a
 * time for each essay. Nothing waits for it: one goes on to the next essay while the last is on its way.
 */
import { ApiError, type GestaoRedacao } from '@luneta/api-client';

import { UNDO_MS } from '@luneta/domain/correcao-reabertura';
import { backOffMs, jittered } from '@luneta/outbox';

import type { Armazem } from './armazem.ts';
import { depoisDaFalha, depoisDoConflito, type Estado, estadoOf, vigente } from './estado.ts';
import { pedidoOf, type Rascunho } from './rascunho.ts';

/** From the last change to the call. */
export const PAUSA_MS = 700;

export type GuardaPortas = {
  enviar: (redacao_id: number, pedido: ReturnType<typeof pedidoOf>) => Promise<GestaoRedacao>;
  ler: (redacao_id: number) => Promise<GestaoRedacao>;
  /** Takes a delivery back on the server. */
  desfazer: (redacao_id: number, versao: number) => Promise<GestaoRedacao>;
  armazem: Armazem;
  /** Runs something later; the answer calls it off. */
  depois: (run: () => void, ms: number) => () => void;
  /** The server has taken one, or has told what it has. */
  aoSaber: (redacao: GestaoRedacao) => void;
};

/** The delivery that can still be taken back. */
export type Entrega = { readonly redacao_id: number; readonly codigo: string };

export type Guarda = ReturnType<typeof createGuarda>;

export function createGuarda({ enviar, ler, desfazer, armazem, depois, aoSaber }: GuardaPortas) {
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
    if (situacao === 'salva') armazem.apagar(id);
    else armazem.guardar(id, { codigo, rascunho, versao, concluir });
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
    if (next !== null) forget = depois(() => remember(null), UNDO_MS);
    tell();
  }

  function later(id: number, ms: number): void {
    timers.get(id)?.();
    timers.set(
      id,
      depois(() => void send(id), ms),
    );
  }

  async function send(id: number): Promise<void> {
    timers.get(id)?.();
    const sent = estados.get(id);
    if (sent === undefined || running.has(id) || !['alterada', 'sem_conexao'].includes(sent.situacao)) return;
    running.add(id);
    const call = deliver(id, sent);
    calls.set(id, call);
    await call;
  }

  async function deliver(id: number, sent: Estado): Promise<void> {
    put(id, { ...sent, situacao: 'enviando' });
    try {
      const answer = await enviar(id, pedidoOf(sent.rascunho, sent.versao, sent.concluir));
      tries = 0;
      aoSaber(answer);
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
        const deles = await ler(id);
        aoSaber(deles);
        return put(id, depoisDoConflito(estados.get(id) ?? own, deles));
      } catch (unread) {
        return failedToReach(id, unread);
      }
    }
    failedToReach(id, error);
  }

  function failedToReach(id: number, error: unknown): void {
    const own = estados.get(id);
    if (own === undefined) return;
    const next = depoisDaFalha(own, error);
    put(id, next);
    if (next.situacao !== 'sem_conexao' || (error instanceof ApiError && error.status === 401)) return;
    tries += 1;
    later(id, jittered(backOffMs(tries), Math.random()));
  }

  for (const [id, guardado] of armazem.todos())
    put(id, { ...guardado, situacao: 'sem_conexao', salvaMs: null, erro: null, deles: null });

  return {
    assinar: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** What was done here; undefined for an essay that was not touched. */
    de: (id: number): Estado | undefined => estados.get(id),
    /** What the server does not have yet; the same list until it changes. */
    pendentes: () => pendentes,
    mudar: (redacao: GestaoRedacao, change: (rascunho: Rascunho) => Rascunho) => {
      const { redacao_id: id } = redacao;
      const own = vigente(estados.get(id), redacao);
      if (own.concluir) return;
      put(id, { ...own, rascunho: change(own.rascunho), situacao: own.deles === null ? 'alterada' : 'conflito' });
      later(id, PAUSA_MS);
    },
    entregar: (redacao: GestaoRedacao) => {
      const { redacao_id: id } = redacao;
      put(id, { ...vigente(estados.get(id), redacao), concluir: true, situacao: 'alterada' });
      remember({ redacao_id: id, codigo: redacao.codigo });
      void send(id);
    },
    /** The delivery that can be taken back now; null when there is none. */
    entrega: () => entrega,
    /** Takes a delivery back: here while the server does not have it, there otherwise. @throws when the server refuses */
    desfazer: async (id: number): Promise<void> => {
      remember(null);
      await calls.get(id);
      const own = estados.get(id);
      if (!own?.concluir) return;
      if (own.situacao === 'salva') {
        const answer = await desfazer(id, own.versao);
        aoSaber(answer);
        return put(id, estadoOf(answer));
      }
      put(id, { ...own, concluir: false, situacao: own.situacao === 'conflito' ? 'conflito' : 'alterada' });
      later(id, PAUSA_MS);
    },
    /** Sends now what waits for its moment: the screen is left, or the connection is back. */
    enviarJa: () => Promise.all([...estados.keys()].map(send)),
    /** A conflict is settled: with the own version, or with the server's. */
    resolver: (id: number, com: 'minha' | 'servidor') => {
      const own = estados.get(id);
      if (own?.deles == null) return;
      if (com === 'servidor') return put(id, estadoOf(own.deles));
      put(id, { ...own, versao: own.deles.minha_correcao.versao, situacao: 'alterada', deles: null });
      void send(id);
    },
    /** What was refused goes back to a draft that can be mended. */
    reabrir: (id: number) => {
      const own = estados.get(id);
      if (own?.situacao === 'recusada') put(id, { ...own, concluir: false, erro: null, situacao: 'alterada' });
    },
  };
}
