import { relative, resolve } from 'node:path';

import type { Reporter, TestModule, Vitest } from 'vitest/node';

import { writeTally, type Counted } from '../../packages/testing/src/tally.ts';

/** Vitest's: to the file of `--outputFile`. A run whose `-t` matches no test fails; without this it would end green. */
export class VitestTally implements Reporter {
  #config: Vitest['config'] | undefined;

  onInit({ config }: Vitest): void {
    this.#config = config;
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const { outputFile, root = '', testNamePattern } = this.#config ?? {};
    const tests = modules.flatMap((module): Counted[] => {
      const file = relative(root, module.moduleId);
      const own = [...module.children.allTests()].map((test): Counted => {
        const { state, errors = [] } = test.result();
        const name = `${file}: ${test.fullName}`;
        if (state === 'failed') return { name: `${name}: ${errors[0]?.message.split('\n')[0] ?? ''}`, state };
        if (state === 'passed') return { name, state: test.diagnostic()?.flaky === true ? 'flaky' : state };
        return { name, state: 'skipped' };
      });
      // A file that could not be loaded, or whose hook failed, has no failed test of its own.
      const broken = module.state() === 'failed' && own.every(({ state }) => state !== 'failed');
      return broken ? [...own, { name: `${file}: could not be loaded`, state: 'failed' }] : own;
    });
    if (typeof outputFile === 'string') writeTally(resolve(root, outputFile), tests);
    if (testNamePattern === undefined || tests.some(({ state }) => state !== 'skipped')) return;
    process.stderr.write(`\nluneta · no test ran: no name matches ${String(testNamePattern)} (-t)\n`);
    process.exitCode = 1;
  }
}
