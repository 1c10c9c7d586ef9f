/** Load of saves: as many as some connections can make, or at a rate. */
import { setTimeout as wait } from 'node:timers/promises';

import { openConnection, type Connection } from './connection.ts';

export type Target = {
  readonly url: string;
  readonly path: string;
  readonly items: readonly number[];
  /** The `authorization` header of each student. */
  readonly tokens: readonly string[];
  readonly bodyOf: (item: number, item_resposta: number, seq: number) => string;
};

/** What was acknowledged last, by `student/item`. */
export type Acknowledged = Map<string, { readonly item_resposta: number; readonly seq: number }>;
export type Load = { readonly ms: readonly number[]; readonly seconds: number; readonly refused: readonly string[] };

/** Options of an item. */
export const OPTIONS = 5;

/**
 * Each connection sends one save after the other, for students that no other connection answers for.
 * @param connections how many send at once
 * @param from the first `seq`, newer than all before
 */
export async function saveFor(
  target: Target,
  connections: number,
  seconds: number,
  from: number,
  acknowledged: Acknowledged,
): Promise<Load> {
  const { path, items, tokens, bodyOf } = target;
  const opened = await Promise.all(Array.from({ length: connections }, () => openConnection(target.url)));
  const ms: number[] = [];
  const refused: string[] = [];
  const started = performance.now();
  const until = started + seconds * 1000;
  await Promise.all(
    opened.map(async ({ post }, own) => {
      for (let n = 0; performance.now() < until; n += 1) {
        const student = (own + n * connections) % (tokens.length - (tokens.length % connections));
        const item = items[n % items.length] ?? 0;
        const choice = { item_resposta: 1 + (n % OPTIONS), seq: from + n };
        const answered = await post(path, tokens[student] ?? '', bodyOf(item, choice.item_resposta, choice.seq));
        if (answered.status === 200) {
          ms.push(answered.ms);
          acknowledged.set(`${student}/${item}`, choice);
        } else refused.push(answered.text);
      }
    }),
  );
  const took = (performance.now() - started) / 1000;
  for (const { close } of opened) close();
  return { ms, seconds: took, refused };
}

export type Rate = { readonly perSecond: number; readonly connections: number; readonly until: AbortSignal };

/** How long the generator rests between two looks at the clock: it shares the machine with what it measures. */
const REST_MS = 1;

/**
 * Saves are due at fixed instants, whether earlier ones were answered or not, as students are. A save that finds every
 * connection busy waits, and its time counts from the instant at which it was due.
 * @param from the first `seq`, newer than all before
 */
export async function saveAtRate(
  { url, path, items, tokens, bodyOf }: Target,
  { perSecond, connections, until }: Rate,
  from: number,
  acknowledged: Acknowledged,
): Promise<Load> {
  const opened = await Promise.all(Array.from({ length: connections }, () => openConnection(url)));
  const idle = [...opened];
  const ms: number[] = [];
  const refused: string[] = [];
  const running = new Set<Promise<void>>();
  const started = performance.now();
  const dueAt = (n: number): number => started + (n * 1000) / perSecond;

  const save = async (connection: Connection, n: number): Promise<void> => {
    const student = n % tokens.length;
    const item = items[Math.floor(n / tokens.length) % items.length] ?? 0;
    const choice = { item_resposta: 1 + (n % OPTIONS), seq: from + n };
    const body = bodyOf(item, choice.item_resposta, choice.seq);
    const { status, text } = await connection.post(path, tokens[student] ?? '', body);
    if (status === 200) {
      ms.push(performance.now() - dueAt(n));
      acknowledged.set(`${student}/${item}`, choice);
    } else refused.push(text);
    idle.push(connection);
  };
  let sent = 0;
  while (!until.aborted) {
    while (dueAt(sent) <= performance.now()) {
      // In turn: a server closes a connection that has nothing to do for some seconds.
      const connection = idle.shift();
      if (!connection) break;
      const sending = save(connection, sent);
      running.add(sending);
      void sending.finally(() => running.delete(sending));
      sent += 1;
    }
    await wait(REST_MS);
  }
  await Promise.all(running);
  const took = (performance.now() - started) / 1000;
  for (const { close } of opened) close();
  return { ms, seconds: took, refused };
}
