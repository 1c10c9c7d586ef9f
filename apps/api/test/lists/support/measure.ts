/** What a call costs, and what is wrong with the cost of a list. Tests only. */
import type { Client, TestApp } from '../../index.ts';

export type Figures = {
  readonly statements: number;
  /** Elements of all lists in the answer. */
  readonly rows: number;
  /** Median; null where it was not measured. */
  readonly milliseconds: number | null;
};

const median = (numbers: readonly number[]) => numbers.toSorted((x, y) => x - y)[Math.floor(numbers.length / 2)] ?? 0;

function rowsIn(body: unknown): number {
  if (Array.isArray(body)) return body.reduce<number>((sum, part) => sum + 1 + rowsIn(part), 0);
  if (typeof body !== 'object' || body === null) return 0;
  return Object.values(body).reduce<number>((sum, part) => sum + rowsIn(part), 0);
}

/** @param rounds how many calls are timed */
export async function measure(t: TestApp, client: Client, url: string, rounds: number): Promise<Figures> {
  // What a process or a session keeps is there from the second call on; each of two servers is asked once.
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

/** @param figures of ascending sizes; `fixed`: the list is as long in every school */
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
