/** The journeys as parts: a change runs the journeys that open what changed, and no others. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterAll, describe, expect, it } from 'vitest';

import { readSnapshot } from './inputs.ts';
import { appsOf, journeyParts, journeysStep } from './journeys.ts';
import { playwrightParts } from './reports.ts';

const root = mkdtempSync(join(tmpdir(), 'luneta-journeys-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};

const FILES = {
  'e2e/journeys/exam.spec.ts': "test.use({ opens: ['student-v2'] });",
  'e2e/journeys/account.spec.ts': "test.use({ opens: [\n  'student-v1',\n  'student-v2',\n] });",
  'e2e/journeys/staff/view.spec.ts': "test.use({ opens: ['staff'] });",
  'e2e/support/journey.ts': '',
  'e2e/test/look/main.ts': '',
};
for (const [file, text] of Object.entries(FILES)) write(file, text);
const snapshot = new Map(Object.keys(FILES).map((file) => [file, '']));
const app = (name: string, ...needs: string[]) => ({ name: `@luneta/${name}`, folder: `apps/${name}`, needs });
const packages = [
  app('api', 'packages/domain'),
  app('student-v1', 'packages/ui'),
  app('student-v2', 'packages/ui', 'packages/exam'),
  app('staff', 'packages/ui'),
  { name: '@luneta/e2e', folder: 'e2e', needs: [] },
];
const parts = journeyParts(root, snapshot, packages);
const ALL = ['exam.spec.ts', 'account.spec.ts', 'staff/view.spec.ts'] as const;

describe('a journey', () => {
  it.each([
    ['an app that one journey opens', 'apps/staff/src/main.tsx', ['staff/view.spec.ts']],
    ['an app that two journeys open', 'apps/student-v2/src/main.tsx', ['exam.spec.ts', 'account.spec.ts']],
    ['a package of one app', 'packages/exam/src/index.ts', ['exam.spec.ts', 'account.spec.ts']],
    ['a package of all apps', 'packages/ui/src/index.ts', ALL],
    ['the server', 'apps/api/src/app.ts', ALL],
    ['a package of the server', 'packages/domain/src/index.ts', ALL],
    ['what journeys share', 'e2e/support/journey.ts', ALL],
    ['the settings of the runner', 'e2e/playwright.config.ts', ALL],
    ['the file itself', 'e2e/journeys/exam.spec.ts', ['exam.spec.ts']],
    ['the test of an app', 'apps/staff/src/main.test.tsx', []],
    ['a picture taken by hand', 'e2e/test/look/main.ts', []],
  ])('planted: %s changes, and the journeys that open it run again', (_what, file, again) => {
    expect(parts.filter(({ inputs }) => inputs(file)).map(({ name }) => name)).toEqual(again);
  });

  it('is run by its file when others need not run', () => {
    const { run } = journeysStep({ root, snapshot, packages }, '', false);
    expect(run(parts.slice(2)).args.slice(-2)).toEqual(['test', 'journeys/staff/view.spec.ts']);
    expect(run(parts).args.at(-1)).toBe('test');
  });

  it('of this repository says which apps it opens', () => {
    const here = join(import.meta.dirname, '../..');
    const files = [...(readSnapshot(here)?.keys() ?? [])].filter((file) => /^e2e\/journeys\/.*\.spec\.ts$/.test(file));
    expect(files.length).toBeGreaterThan(10);
    expect(files.filter((file) => appsOf(readFileSync(join(here, file), 'utf8')).length === 0)).toEqual([]);
  });
});

describe('the report of the journeys', () => {
  const spec = (...states: string[]) => ({
    title: 'x',
    tests: states.map((status) => ({ status, results: [{ duration: 5 }] })),
  });
  const reportOf = (report: object) => {
    write('report.json', JSON.stringify(report));
    return Object.fromEntries(playwrightParts(join(root, 'report.json'), ALL));
  };
  const suites = [
    {
      title: 'exam.spec.ts',
      file: 'exam.spec.ts',
      specs: [spec('expected')],
      suites: [{ title: 'b', specs: [spec('expected')] }],
    },
    { title: 'account.spec.ts', file: 'account.spec.ts', specs: [spec('expected', 'flaky')] },
  ];

  it('tells files apart, and proves none that did not run', () => {
    const { [ALL[0]]: exam, [ALL[1]]: account, [ALL[2]]: view } = reportOf({ suites });
    expect(exam).toMatchObject({ passed: 2, failed: 0 });
    expect(account).toMatchObject({ passed: 1, failed: 1 });
    expect(view).toBeUndefined();
  });

  it('proves nothing when something failed outside of every journey', () => {
    expect(Object.values(reportOf({ suites, errors: [{}] }))).toEqual([undefined, undefined, undefined]);
  });
});
