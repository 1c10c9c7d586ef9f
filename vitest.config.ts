import { defineConfig } from 'vitest/config';

import { NoneRanReporter, TallyReporter } from './scripts/check/vitest-reporter.ts';

const tally = process.env['LUNETA_TALLY'];

/** All test projects of the repository. `vitest run --project <name>` runs one of them. */
export default defineConfig({
  test: {
    reporters: ['default', new NoneRanReporter(), ...(tally === undefined ? [] : [new TallyReporter(tally)])],
    projects: [
      { test: { name: 'scripts', include: ['scripts/**/*.test.ts'] } },
      '{openapi,tools,packages,apps,bench,e2e}/**/vitest.config.ts',
    ],
  },
});
