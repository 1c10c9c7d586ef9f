/** What a step of `npm test` counts, by name where somebody has to look. Vitest and Playwright write it. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** `flaky`: passed when it was tried once more; it counts as passed, too. */
export type Tally = {
  readonly passed: number;
  readonly failed: readonly string[];
  readonly skipped: readonly string[];
  readonly flaky: readonly string[];
};
export const EMPTY: Tally = { passed: 0, failed: [], skipped: [], flaky: [] };

export type Counted = { readonly name: string; readonly state: 'passed' | 'failed' | 'skipped' | 'flaky' };

/** Writes the tally of these tests to a file. */
export function writeTally(file: string, tests: readonly Counted[]): void {
  const named = (...states: Counted['state'][]) =>
    tests.filter(({ state }) => states.includes(state)).map(({ name }) => name);
  const tally: Tally = {
    passed: named('passed', 'flaky').length,
    failed: named('failed'),
    skipped: named('skipped'),
    flaky: named('flaky'),
  };
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(tally));
}
