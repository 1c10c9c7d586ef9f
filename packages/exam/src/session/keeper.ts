/**
 * Puts entries into the outbox in the order they were made, one at a time per key. While one is being written only the
 * newest that follows is kept, so that typing an essay does not queue a write per letter.
 */
import { outboxKey, type Outbox, type OutboxEntry } from '../outbox/outbox.ts';
import type { WorldEvent } from '../machine/events.ts';

export interface Keeper {
  keep(entry: OutboxEntry): void;
  forget(key: string, seq: number): void;
  /** Resolves when all entries accepted so far are written. */
  idle(): Promise<void>;
}

interface Line {
  next: OutboxEntry | null;
  forgetSeq: number | null;
  work: Promise<void> | null;
}

export function createKeeper(outbox: Outbox, happened: (event: WorldEvent) => void): Keeper {
  const lines = new Map<string, Line>();

  function lineOf(key: string): Line {
    const line = lines.get(key) ?? { next: null, forgetSeq: null, work: null };
    lines.set(key, line);
    return line;
  }

  async function drain(key: string, line: Line): Promise<void> {
    while (line.next !== null || line.forgetSeq !== null) {
      const { next, forgetSeq } = line;
      line.next = null;
      line.forgetSeq = null;
      if (forgetSeq !== null) await outbox.forget(key, forgetSeq).catch(() => undefined);
      if (next === null || (forgetSeq !== null && next.seq <= forgetSeq)) continue;
      const { durable } = await outbox.put(next).catch(() => ({ durable: false }));
      happened(heldEvent(next, durable));
    }
    line.work = null;
    lines.delete(key);
  }

  function start(key: string, line: Line): void {
    line.work ??= drain(key, line);
  }

  return {
    keep(entry) {
      const key = outboxKey(entry);
      const line = lineOf(key);
      line.next = entry;
      start(key, line);
    },
    forget(key, seq) {
      const line = lineOf(key);
      line.forgetSeq = Math.max(line.forgetSeq ?? 0, seq);
      start(key, line);
    },
    async idle() {
      for (const line of lines.values()) await line.work;
    },
  };
}

function heldEvent(entry: OutboxEntry, durable: boolean): WorldEvent {
  if (entry.kind === 'redacao') return { type: 'essay-held', seq: entry.seq, durable };
  return { type: 'answer-held', id: entry.turma_avaliacao_questao_resposta_id, seq: entry.seq, durable };
}
