/**
 * The points that one person gave to text answers and the server does not have yet: on this device at once, sent by
 * themselves, and told truthfully (decision 208). What the server has taken meanwhile is known here before any list is.
 */
import { ApiError, type Subjetiva } from '@luneta/api-client';
import { fimDe } from '@luneta/app-shell';
import { KEPT_PREFIX } from '@luneta/auth';
import type { Recusa } from '@luneta/domain';
import { createKeptRows, createOutbox, createTextRows, type OutboxPorts, type TextStore } from '@luneta/outbox';

import { isStored, pontosShape, type Pontos } from './pontos.ts';

export type RespostasPorts = OutboxPorts & {
  readonly save: (pontos: Pontos) => Promise<Subjetiva>;
  /** What stands on the server; null when it is out of reach. */
  readonly read: (resposta_subjetiva_id: number) => Promise<Subjetiva | null>;
  /** False while somebody else is signed in. */
  readonly maySend: () => boolean;
  /** The server has taken points. */
  readonly onStored: () => void;
};

export type RespostasOutbox = ReturnType<typeof createRespostasOutbox>;

/** @param person names the person among those who use this device */
export function createRespostasOutbox(device: TextStore, person: string, ports: RespostasPorts) {
  const { save, read, maySend, onStored, ...rest } = ports;
  const prefix = `${KEPT_PREFIX}subjetiva:${encodeURIComponent(person)}:`;
  const keyOf = (resposta_subjetiva_id: number) => `${prefix}${resposta_subjetiva_id}`;
  const stored = new Map<number, Subjetiva>();
  const listeners = new Set<() => void>();

  function know(resposta: Subjetiva): void {
    stored.set(resposta.resposta_subjetiva_id, resposta);
    for (const listener of listeners) listener();
  }

  async function send(pontos: Pontos): Promise<Subjetiva> {
    const { resposta_subjetiva_id: id, versao } = pontos;
    // Given while an earlier call of this page was on its way: they follow what that call made.
    const made = stored.get(id)?.versao ?? versao;
    try {
      return await save({ ...pontos, versao: Math.max(versao, made) });
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409) throw error;
      const theirs = await read(id);
      if (theirs === null || !isStored(pontos, theirs)) throw error;
      return theirs;
    }
  }

  const outbox = createOutbox<Pontos, Subjetiva, Recusa>({
    ...rest,
    name: prefix,
    storage: createKeptRows(createTextRows(device), pontosShape(prefix)),
    send,
    fim: fimDe,
    maySend,
    onStored: (_pontos, answer) => {
      know(answer);
      onStored();
    },
    // Another tab has sent it, and knows what came of it.
    onElsewhere: (key) =>
      void read(Number(key.slice(prefix.length))).then(
        (found) => found !== null && know(found),
        () => undefined,
      ),
  });

  return {
    start: outbox.start,
    stop: outbox.stop,
    signedIn: outbox.signedIn,
    subscribe: (listener: () => void) => {
      const leave = outbox.subscribe(listener);
      listeners.add(listener);
      return () => {
        leave();
        listeners.delete(listener);
      };
    },
    /** All that the server does not have, and why it waits. */
    getState: outbox.getState,
    /** What is kept of one answer; undefined once it is stored. */
    lineOf: (id: number) => outbox.get(keyOf(id)),
    /** What the server said last of one answer. */
    storedOf: (id: number) => stored.get(id),
    give: (pontos: Pontos) => outbox.keep(keyOf(pontos.resposta_subjetiva_id), pontos),
    /** The points that somebody else gave stay, and the own ones go. */
    take(theirs: Subjetiva) {
      know(theirs);
      outbox.forget(keyOf(theirs.resposta_subjetiva_id));
    },
  };
}
