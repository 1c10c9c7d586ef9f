/** Figures of the security checks. They are printed, so that a passing run also shows how far it went. */

/** Runs longer variants of the checks, for a quiet machine. */
export const PROVE = process.env['LUNETA_PROVE'] === '1';

/** Numbers of rows for which a list takes the same number of statements. */
export const LIST_SIZES: readonly number[] = PROVE ? [30, 300, 3_000] : [30, 300];
/** The largest of them. */
export const LARGEST = Math.max(...LIST_SIZES);

/**
 * A share of `items`: one of each `of`, and with LUNETA_PROVE=1 all. Callers count `turn` up, and any `of` turns in a row have
 * had every item.
 */
export const shareOf = <T>(items: readonly T[], turn: number, of: number): readonly T[] =>
  PROVE ? items : items.filter((_, n) => n % of === turn % of);

/** Prints one line per figure. */
export function report(check: string, figures: Readonly<Record<string, string | number>>): void {
  const line = Object.entries(figures)
    .map(
      ([name, value]) => `${name} ${typeof value === 'number' && !Number.isInteger(value) ? value.toFixed(3) : value}`,
    )
    .join(' · ');
  process.stdout.write(`${check}: ${line}\n`);
}

/** Runs `work` for each of `count` numbers, `width` at a time. */
export async function inParallel<T>(count: number, width: number, work: (n: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  let next = 0;
  const worker = async () => {
    for (let n = next++; n < count; n = next++) results[n] = await work(n);
  };
  await Promise.all(Array.from({ length: width }, worker));
  return results;
}

/** Number of simultaneous calls when their order does not matter: enough to keep the test's connections busy. */
const AT_ONCE = 8;

/** Runs `work` for each of `items`, a few at a time. */
export async function eachInParallel<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const left = items.values();
  const worker = async () => {
    for (const item of left) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
