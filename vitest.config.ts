import { globSync } from 'node:fs';
import { basename } from 'node:path';

import { defineConfig } from 'vitest/config';

import { VitestTally } from './scripts/test/vitest-tally.ts';

/** A limit against hanging only, far above what a test takes: a slow machine fails none. Speed is measured in `bench`. */
const HANGS = 60_000;
/** They start processes. */
const ISOLATED = new Set(['scripts', 'bench', 'codegen', 'packaging']);
/** They have settings of their own. */
const OWN = new Set(['apps/api', 'packages/ui']);
const OUTAGES = '**/outages.test.ts';
/** It takes half a minute of its own and the previous release: `pnpm check:all` runs it. */
const UPGRADE = process.env['LUNETA_PROVE'] ? [] : ['**/upgrade.test.ts'];

const node = (folder: string) => ({
  root: folder,
  test: {
    name: basename(folder),
    isolate: ISOLATED.has(basename(folder)),
    testTimeout: HANGS,
    hookTimeout: HANGS,
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**', OUTAGES, ...UPGRADE],
  },
});
const packages = globSync('{openapi,bench,e2e,packages/*,apps/*,tools/*}/package.json', { cwd: import.meta.dirname })
  .map((file) => file.replace(/\/package\.json$/, ''))
  .filter((folder) => !OWN.has(folder));

/**
 * All test projects of the repository, one for the tests of each package that run in Node. `vitest run --project <name>` runs one.
 * The files of nearly every project share the loaded modules of a worker (`isolate: false`): a process for each file took more
 * than twice the processor time. Only files that replace a module run apart (`apps/api/test/apart`);
 * the linter finds one elsewhere.
 */
export default defineConfig({
  test: {
    reporters: ['default', new VitestTally()],
    projects: [
      ...['scripts', ...packages].toSorted().map(node),
      // They wait for minutes, beside everything else.
      { ...node('bench'), test: { ...node('bench').test, name: 'bench-outages', include: [OUTAGES], exclude: [] } },
      'apps/api/{vitest.config.ts,test/apart/vitest.config.ts}',
      'packages/{ui/vitest.config.ts,app-shell/src/testing/vitest.config.ts}',
    ],
  },
});
