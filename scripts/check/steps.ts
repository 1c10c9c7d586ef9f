/** What `npm test` runs, in order. A step without a reader counts as one check by its exit code. */
import { join } from 'node:path';

import { playwrightTally, vitestTally, type Tally } from './reports.ts';

export type Step = { name: string; command: string; args: string[]; env?: Record<string, string>; read?: () => Tally };

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
      args: vitest(unit, '--project', '!*browser*'),
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
    {
      name: 'storybook builds',
      command: 'pnpm',
      args: ['run', 'storybook:build'],
    },
    {
      name: 'journeys',
      command: 'pnpm',
      args: ['--filter', '@luneta/e2e', 'exec', 'playwright', 'test'],
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: journeys },
      read: () => playwrightTally(journeys),
    },
    ...(all ? [{ name: 'measurements', command: 'pnpm', args: ['--filter', '@luneta/bench', 'run', 'all'] }] : []),
  ];
}
