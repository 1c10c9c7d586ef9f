/** Students who go on saving while the server refuses: as the apps do, they wait a little and send the same answer again. */
import { setTimeout as wait } from 'node:timers/promises';

import { openConnection } from '../saves/connection.ts';
import { OPTIONS, type Acknowledged, type Target } from '../saves/load.ts';

const AGAIN_MS = 200;

export type Through = {
  /** Each kind of refusal: its status, its code and whether it says when to come again. */
  readonly refused: Set<string>;
  /** Milliseconds of the longest answer so far. */
  slowest: number;
  /** Saves that were acknowledged so far. */
  count: number;
};

const kindOf = (text: string): string =>
  [
    text.slice(9, 12),
    /"codigo":"(\w+)"/.exec(text)?.[1],
    /\r\nretry-after: \d+/i.test(text) ? 'retry-after' : 'no retry-after',
  ].join(' ');

/**
 * @param from the first `seq`, newer than all before
 * @returns what was seen, which grows, and a function that ends it
 */
export function saveThrough(target: Target, connections: number, from: number, acknowledged: Acknowledged) {
  const seen: Through = { refused: new Set(), slowest: 0, count: 0 };
  const ending = new AbortController();
  const own = Math.floor(target.tokens.length / connections);
  const student = async (connection: number): Promise<void> => {
    const { post, close } = await openConnection(target.url);
    for (let n = 0; !ending.signal.aborted; n += 1) {
      const key = connection * own + (n % own);
      const item = target.items[Math.floor(n / own) % target.items.length] ?? 0;
      const choice = { item_resposta: 1 + (n % OPTIONS), seq: from + n };
      const body = target.bodyOf(item, choice.item_resposta, choice.seq);
      for (let told = false; !told && !ending.signal.aborted;) {
        const { status, ms, text } = await post(target.path, target.tokens[key] ?? '', body);
        seen.slowest = Math.max(seen.slowest, ms);
        told = status === 200;
        if (told) {
          acknowledged.set(`${key}/${item}`, choice);
          seen.count += 1;
        } else {
          seen.refused.add(kindOf(text));
          await wait(AGAIN_MS);
        }
      }
    }
    close();
  };
  const working = Promise.all(Array.from({ length: connections }, (_, connection) => student(connection)));
  return {
    seen,
    end: async (): Promise<void> => {
      ending.abort();
      await working;
    },
  };
}
