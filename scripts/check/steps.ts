/** What `npm test` runs, in order. A step without a reader counts as one check by its exit code. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { playwrightTally, vitestTally, type Tally } from './reports.ts';

export type Step = {
  name: string;
  command: string;
  args: string[];
  env?: Record<string, string>;
  read?: () => Tally;
  /** Why this machine cannot run it; it then counts as skipped. */
  skip?: string;
};

/** Where Debian puts the oldest PostgreSQL that is promised; `LUNETA_POSTGRES_15` names another folder. */
const POSTGRES_15 = process.env['LUNETA_POSTGRES_15'] || '/usr/lib/postgresql/15/bin';

/** `reports`: a folder that takes the runners' JSON. `all`: also what is too slow for every change (`pnpm check:all`). */
export function stepsOf(reports: string, all: boolean): Step[] {
  const unit = join(reports, 'unit.json');
  const browser = join(reports, 'browser.json');
  const journeys = join(reports, 'journeys.json');
  const vitest = (file: string, ...args: string[]) => [
    'exec',
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
    ...args,
  ];
  return [
    { name: 'format', command: 'pnpm', args: ['exec', 'oxfmt', '--check'] },
    { name: 'lint', command: 'pnpm', args: ['exec', 'oxlint', '--type-aware'] },
    { name: 'types', command: 'pnpm', args: ['exec', 'turbo', 'run', 'types', '--output-logs=errors-only'] },
    { name: 'boundaries', command: 'pnpm', args: ['exec', 'turbo', 'boundaries'] },
    { name: 'contract lint', command: 'pnpm', args: ['--filter', '@luneta/openapi', 'run', 'lint'] },
    { name: 'generated files are fresh', command: 'pnpm', args: ['--filter', '@luneta/codegen', 'run', 'check'] },
    {
      name: 'unit and api',
      command: 'pnpm',
      // By itself Vitest leaves one core free. A file of the API's tests waits for PostgreSQL half of its time, and on two
      // cores it would wait alone. Screens keep both cores busy one page at a time (server, browser): a second one costs more.
      args: vitest(unit, '--project', '!*browser*', '--maxWorkers=100%'),
      read: () => vitestTally(unit),
    },
    {
      name: 'components in a browser',
      command: 'pnpm',
      args: vitest(browser, '--project', '*browser*'),
      read: () => vitestTally(browser),
    },
    { name: 'apps build', command: 'pnpm', args: ['exec', 'turbo', 'run', 'build', '--output-logs=errors-only'] },
    { name: 'weight of the apps', command: 'pnpm', args: ['--filter', '@luneta/bench', 'run', 'weight'] },
    { name: 'storybook builds', command: 'pnpm', args: ['run', 'storybook:build'] },
    { name: 'storybook opens', command: 'pnpm', args: ['--filter', '@luneta/e2e', 'run', 'storybook'] },
    {
      name: 'journeys',
      command: 'pnpm',
      args: ['--filter', '@luneta/e2e', 'exec', 'playwright', 'test'],
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: journeys },
      read: () => playwrightTally(journeys),
    },
    ...(all ? slowSteps(reports, vitest) : []),
  ];
}

/** The API's tests under other circumstances (apps/api/test/variant.ts), long searches, measurements. */
function slowSteps(reports: string, vitest: (file: string, ...args: string[]) => string[]): Step[] {
  const variant = (name: string, wording: string): Step => {
    const file = join(reports, `${name}.json`);
    return {
      name: `api ${wording}`,
      command: 'pnpm',
      args: vitest(file, '--project', 'api', '--project', 'api-apart'),
      env: { LUNETA_TEST_VARIANT: name },
      read: () => vitestTally(file),
    };
  };
  const fifteen = variant('postgres-15', 'on PostgreSQL 15');
  const fuzz = join(reports, 'fuzz.json');
  const looks = join(reports, 'looks.json');
  return [
    existsSync(join(POSTGRES_15, 'postgres'))
      ? fifteen
      : { ...fifteen, skip: `no PostgreSQL 15 in ${POSTGRES_15}: install postgresql-15, or set LUNETA_POSTGRES_15` },
    variant('partitioned', 'on a schema partitioned by school'),
    variant('two-servers', 'with two servers answering in turn'),
    {
      name: 'security checks, long',
      command: 'pnpm',
      args: vitest(fuzz, '--project', 'api', '--project', 'api-apart', 'apps/api/test/security'),
      env: { LUNETA_PROVE: '1' },
      read: () => vitestTally(fuzz),
    },
    {
      name: 'stories in every theme and width',
      command: 'pnpm',
      args: vitest(looks, '--project', 'ui-browser', 'packages/ui/src/stories.test.tsx'),
      env: { LUNETA_PROVE: '1' },
      read: () => vitestTally(looks),
    },
    {
      name: 'documentation pages open',
      command: 'pnpm',
      args: ['--filter', '@luneta/e2e', 'run', 'storybook', '--docs'],
    },
    { name: 'measurements', command: 'pnpm', args: ['--filter', '@luneta/bench', 'run', 'all'] },
  ];
}
