import { defineConfig } from 'vitest/config';

import { NoneRanReporter, OpenedReporter, TallyReporter } from './scripts/check/vitest-reporter.ts';

const tally = process.env['LUNETA_TALLY'];
const called = process.env['LUNETA_CALLED'];

/**
 * All test projects of the repository. `vitest run --project <name>` runs one of them. The files of nearly every project share the
 * loaded modules of a worker (`isolate: false`): a process for each file took more than twice the processor time. Only files that
 * replace a module run apart (`apps/api/test/apart`); the linter finds one elsewhere.
 */
export default defineConfig({
  test: {
    reporters: [
      'default',
      new NoneRanReporter(),
      ...(tally === undefined ? [] : [new TallyReporter(tally)]),
      ...(called === undefined ? [] : [new OpenedReporter(called)]),
    ],
    projects: [
      { test: { name: 'scripts', include: ['scripts/**/*.test.ts'] } },
      '{openapi,tools,packages,apps,bench,e2e}/**/vitest.config.ts',
    ],
  },
});
