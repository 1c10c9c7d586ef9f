/** Whether the times of two kinds of call differ: called alternately and compared by rank. */
import type { Answer } from '../../index.ts';

/** Chance that a call of the first kind takes longer than one of the second. 0.5 reveals nothing, 1 and 0 reveal everything. */
export function auc(first: readonly number[], second: readonly number[]): number {
  const sorted = second.toSorted((a, b) => a - b);
  const below = (value: number, orEqual: boolean) => {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const at = sorted[middle] ?? 0;
      if (at < value || (orEqual && at === value)) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  const wins = first.reduce((sum, value) => sum + (below(value, false) + below(value, true)) / 2, 0);
  return wins / (first.length * second.length);
}

/** The range in which times reveal nothing useful (C05). */
export const isBlind = (value: number) => value >= 0.4 && value <= 0.6;

type Ask = (n: number) => Promise<Answer>;
export type Comparison = {
  readonly pairs: number;
  readonly auc: number;
  /** The distinct combinations of status, body and length of the answers. */
  readonly signatures: readonly string[];
};

function signatureOf({ status, body, headers }: Answer): string {
  return `${status} ${String(headers['content-length'])} ${JSON.stringify(body)}`;
}

async function timed(ask: Ask, n: number, times: number[], signatures: Set<string>, shape: (a: Answer) => string) {
  const started = performance.now();
  const answer = await ask(n);
  times.push(performance.now() - started);
  signatures.add(shape(answer));
}

/**
 * Calls pairs, with alternating order, in batches of `batch`. It stops as soon as the times reveal nothing, and judges all
 * pairs. A real difference does not disappear.
 */
export async function compare(
  first: Ask,
  second: Ask,
  { batch, most, shape = signatureOf }: { batch: number; most: number; shape?: (answer: Answer) => string },
): Promise<Comparison> {
  const times: [number[], number[]] = [[], []];
  const signatures = new Set<string>();
  let value = 1;
  let n = 0;
  while (n < most && !(n > 0 && isBlind(value))) {
    for (const end = n + batch; n < end; n += 1) {
      const kinds = [
        () => timed(first, n, times[0], signatures, shape),
        () => timed(second, n, times[1], signatures, shape),
      ];
      for (const kind of n % 2 === 0 ? kinds : kinds.toReversed()) await kind();
    }
    value = auc(times[0], times[1]);
  }
  return { pairs: n, auc: value, signatures: [...signatures] };
}
