/** Measures what a call costs, and reports wrong costs of lists. Tests only. */
import type { Client, TestApp } from '../../index.ts';

export type Figures = {
  readonly statements: number;
  /** Number of elements of all lists in the answer. */
  readonly rows: number;
  /** Median time. Null when it was not measured. */
  readonly milliseconds: number | null;
};

const median = (numbers: readonly number[]) => numbers.toSorted((x, y) => x - y)[Math.floor(numbers.length / 2)] ?? 0;

function rowsIn(body: unknown): number {
  if (Array.isArray(body)) return body.reduce<number>((sum, part) => sum + 1 + rowsIn(part), 0);
  if (typeof body !== 'object' || body === null) return 0;
  return Object.values(body).reduce<number>((sum, part) => sum + rowsIn(part), 0);
}

/** @param rounds number of timed calls */
export async function measure(t: TestApp, client: Client, url: string, rounds: number): Promise<Figures> {
  // Caches of a process or session are filled from the second call on. Each of two servers is called once.
  const first = await client.get(url);
  if (first.status !== 200) throw new Error(`${url}: ${first.status} ${JSON.stringify(first.body)}`);
  await client.get(url);
  const statements = await t.statements.count(() => client.get(url));
  const took = [];
  for (let n = 0; n < rounds; n += 1) {
    const from = performance.now();
    await client.get(url);
    took.push(performance.now() - from);
  }
  return { statements, rows: rowsIn(first.body), milliseconds: rounds > 0 ? median(took) : null };
}

/** @param figures ordered by size; `fixed`: the list has the same length in every school */
export function faultsOf(figures: readonly Figures[], fixed: boolean): string[] {
  const faults = [];
  const statements = figures.map((of) => of.statements);
  if (new Set(statements).size > 1) faults.push(`statements ${statements.join(' ')}`);
  const rows = figures.map((of) => of.rows);
  const grows = (rows.at(-1) ?? 0) > (rows[0] ?? 0);
  // A list that does not grow would prove nothing.
  if (!fixed && !grows) faults.push(`rows ${rows.join(' ')}: the school does not make this list longer`);
  if (fixed && grows) faults.push(`rows ${rows.join(' ')}: it grows after all`);
  return faults;
}
