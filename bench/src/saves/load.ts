/** Load: each connection sends one save after the other, for students that no other connection answers for. */
import { openConnection } from './connection.ts';

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
