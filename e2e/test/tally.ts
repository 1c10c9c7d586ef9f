/** Playwright's counts for `npm test`: to `.luneta-cache/tests/<name>.json`, the name being an option. */
import { join } from 'node:path';

import { writeTally, type Counted } from '@luneta/testing/tally';
import type { FullConfig, Reporter, Suite, TestError } from '@playwright/test/reporter';

const STATES = { expected: 'passed', unexpected: 'failed', skipped: 'skipped', flaky: 'flaky' } as const;

export default class PlaywrightTally implements Reporter {
  readonly #file: string;
  readonly #errors: Counted[] = [];
  #suite: Suite | undefined;

  constructor({ name }: { name: string }) {
    this.#file = join(import.meta.dirname, '../../.luneta-cache/tests', `${name}.json`);
  }

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#suite = suite;
  }

  /** Errors outside of any journey. */
  onError({ message = 'an error outside of any journey' }: TestError): void {
    this.#errors.push({ name: message.split('\n')[0] ?? '', state: 'failed' });
  }

  onEnd(): void {
    const tests = this.#suite?.allTests() ?? [];
    const counted = tests.map((test) => ({
      name: test.titlePath().filter(Boolean).join(' › '),
      state: STATES[test.outcome()],
    }));
    writeTally(this.#file, [...counted, ...this.#errors]);
  }
}
