/** What `npm test` and people need from a run of Vitest beyond what Vitest prints. */
import { appendFileSync, writeFileSync } from 'node:fs';

import type { SerializedError } from 'vitest';
import type { Reporter, TestModule, Vitest } from 'vitest/node';

import type { VitestResults } from './reports.ts';

function resultOf(module: TestModule): VitestResults['files'][number] {
  const tests = [...module.children.allTests()].map((test) => {
    const { state, errors = [] } = test.result();
    const error = errors[0]?.message.split('\n')[0];
    const { duration: milliseconds = 0, flaky = false } = test.diagnostic() ?? {};
    return {
      name: test.fullName,
      state,
      milliseconds,
      flaky,
      ...(state === 'failed' && error !== undefined && { error }),
    };
  });
  // A file that could not be loaded, or whose hook failed, has no failed test of its own.
  const broken = module.state() === 'failed' && tests.every(({ state }) => state !== 'failed');
  return { file: module.moduleId, tests, broken };
}

/** Writes to `path` what each test file did, and how many errors belong to no test. */
export class TallyReporter implements Reporter {
  readonly #path: string;

  constructor(path: string) {
    this.#path = path;
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const results: VitestResults = { files: modules.map(resultOf), unhandled: unhandled.length };
    writeFileSync(this.#path, JSON.stringify(results));
  }
}

/** Screens that a test opened, by their path from the root, as `packages/app-shell/src/testing/opened.ts` noted them. */
const openedIn = ({ opened = [] }: { opened?: string[] }): string[] => opened;

/** Appends to `path` which screens the tests opened: a test file, a screen and a test in each line. */
export class OpenedReporter implements Reporter {
  readonly #path: string;

  constructor(path: string) {
    this.#path = path;
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const lines = modules.flatMap((module) =>
      [...module.children.allTests()].flatMap((test) =>
        openedIn(test.meta()).map((screen) => `${module.moduleId}\t${screen}\t${test.fullName}\n`),
      ),
    );
    if (lines.length > 0) appendFileSync(this.#path, lines.join(''));
  }
}

/** Fails a run whose `-t` matches no test: without it such a run ends green. */
export class NoneRanReporter implements Reporter {
  #wanted: RegExp | undefined;

  onInit({ config }: Vitest): void {
    this.#wanted = config.testNamePattern;
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    if (this.#wanted === undefined || modules.some((module) => module.state() === 'failed')) return;
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    if (tests.some((test) => ['passed', 'failed'].includes(test.result().state))) return;
    process.stderr.write(`\nluneta · no test ran: no name matches ${String(this.#wanted)} (-t)\n`);
    process.exitCode = 1;
  }
}
