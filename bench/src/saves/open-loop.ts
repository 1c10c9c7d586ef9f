/**
 * Load at a rate: saves are due at fixed instants, whether earlier ones were answered or not, as students are. A save that
 * finds every connection busy waits, and its time counts from the instant at which it was due.
 */
import { setTimeout as wait } from 'node:timers/promises';

import { openConnection, type Connection } from './connection.ts';
import { OPTIONS, type Acknowledged, type Load, type Target } from './load.ts';

export type Rate = { readonly perSecond: number; readonly seconds: number; readonly connections: number };

/** How long the generator rests between two looks at the clock: it shares the machine with what it measures. */
const REST_MS = 1;

/** @param from the first `seq`, newer than all before */
export async function saveAtRate(
  { url, path, items, tokens, bodyOf }: Target,
  { perSecond, seconds, connections }: Rate,
  from: number,
  acknowledged: Acknowledged,
): Promise<Load> {
  const opened = await Promise.all(Array.from({ length: connections }, () => openConnection(url)));
  const idle = [...opened];
  const ms: number[] = [];
  const refused: string[] = [];
  const running = new Set<Promise<void>>();
  const total = perSecond * seconds;
  const started = performance.now();
  const dueAt = (n: number): number => started + (n * 1000) / perSecond;

  const save = async (connection: Connection, n: number): Promise<void> => {
    const student = n % tokens.length;
    const item = items[Math.floor(n / tokens.length) % items.length] ?? 0;
    const choice = { item_resposta: 1 + (n % OPTIONS), seq: from + n };
    const { status, text } = await connection.post(
      path,
      tokens[student] ?? '',
      bodyOf(item, choice.item_resposta, choice.seq),
    );
    if (status === 200) {
      ms.push(performance.now() - dueAt(n));
      acknowledged.set(`${student}/${item}`, choice);
    } else refused.push(text);
    idle.push(connection);
  };
  let sent = 0;
  while (sent < total) {
    while (sent < total && dueAt(sent) <= performance.now()) {
      const connection = idle.pop();
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
