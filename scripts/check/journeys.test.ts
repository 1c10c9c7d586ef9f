/** The journeys as parts: a change runs the journeys that open what changed, and no others. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterAll, describe, expect, it } from 'vitest';

import { calledIn } from './called.ts';
import { graphOf } from './graph.ts';
import { readSnapshot } from './inputs.ts';
import { appsOf, builtFiles, journeyParts, journeysStep, modulesOf, operationsOf, routesOf } from './journeys.ts';
import { playwrightParts } from './reports.ts';

const root = mkdtempSync(join(tmpdir(), 'luneta-journeys-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};

const module = (name: string) => ({
  [`apps/api/src/modules/${name}/index.ts`]: "export { handlers } from './handlers.ts';",
  [`apps/api/src/modules/${name}/handlers.ts`]: `export const handlers = { list_${name}: 1 };`,
});
const FILES: Record<string, string> = {
  'e2e/journeys/exam.spec.ts': "test.use({ opens: ['student-v2'] });",
  'e2e/journeys/account.spec.ts': "test.use({ opens: [\n  'student-v1',\n  'student-v2',\n] });",
  'e2e/journeys/staff/view.spec.ts': "test.use({ opens: ['staff'] });",
  'e2e/support/journey.ts': "import { z } from '@luneta/domain/people';",
  'e2e/test/look/main.ts': '',
  'apps/api/src/cli/main.ts': "import '../app.ts'; import '../demo/seed.ts';",
  'apps/api/src/app.ts': "import './modules/index.ts';",
  'apps/api/src/demo/seed.ts': "import '../modules/menu/index.ts';",
  'apps/api/src/database/0000.sql': '',
  'apps/api/src/modules/index.ts': "import './boss/index.ts'; import './home/index.ts'; import './menu/index.ts';",
  ...module('boss'),
  ...module('home'),
  ...module('menu'),
  'apps/api/src/modules/home/handlers.ts': "import { x } from '@luneta/domain/home'; export const list_home = 1;",
  'apps/student-v1/src/main.tsx': "import '@luneta/ui';",
  'apps/student-v2/src/main.tsx':
    "import '@luneta/ui'; import '@luneta/exam'; const page = () => import('./page.tsx');",
  'apps/student-v2/src/page.tsx': "import { words } from './words.ts'; const dialog = () => import('./dialog.tsx');",
  'apps/student-v2/src/words.ts': '',
  'apps/student-v2/src/dialog.tsx': '',
  'apps/student-v2/src/early.ts': '',
  'apps/student-v2/vite.config.ts': "import { early } from './src/early.ts';",
  'apps/student-v2/package.json': '{}',
  'apps/student-v2/src/page.css': '',
  'apps/staff/src/main.tsx': "import '@luneta/ui';",
  'apps/staff/src/main.test.tsx': '',
  'packages/ui/src/index.ts': '',
  'packages/exam/src/index.ts': "import { y } from '@luneta/domain/exam';",
  'packages/domain/src/home.ts': '',
  'packages/domain/src/exam.ts': '',
  'packages/domain/src/people.ts': '',
  'packages/domain/src/unused.ts': '',
};
for (const [file, text] of Object.entries(FILES)) write(file, text);
const snapshot = new Map(Object.keys(FILES).map((file) => [file, '']));
const exports = { '.': './src/index.ts', './*': './src/*.ts' };
const made = (folder: string, ...needs: string[]) => ({
  name: `@luneta/${folder.split('/').at(-1)}`,
  folder,
  needs,
  exports,
});
const packages = [
  made('apps/api', 'packages/domain'),
  made('apps/student-v1', 'packages/ui'),
  made('apps/student-v2', 'packages/ui', 'packages/exam'),
  made('apps/staff', 'packages/ui'),
  made('packages/ui'),
  made('packages/exam', 'packages/domain'),
  made('packages/domain'),
  made('e2e', 'packages/domain'),
];
const graph = graphOf(root, snapshot, packages);
const at = (journey: string) => `e2e/journeys/${journey}`;
const [EXAM, ACCOUNT, VIEW] = ['exam.spec.ts', 'account.spec.ts', 'staff/view.spec.ts'] as const;
const ALL = [EXAM, ACCOUNT, VIEW] as const;
const CALLED = new Map([
  [at(EXAM), ['list_boss']],
  [at(ACCOUNT), ['list_home']],
  [at(VIEW), []],
]);
const parts = journeyParts(graph, packages, () => CALLED);
const stale = (file: string, all = parts) => all.filter(({ inputs }) => inputs(file)).map(({ name }) => name);

describe('a journey', () => {
  it.each([
    ['an app that one journey opens', 'apps/staff/src/main.tsx', [VIEW]],
    ['an app that two journeys open', 'apps/student-v2/src/main.tsx', [EXAM, ACCOUNT]],
    ['a page that is loaded later', 'apps/student-v2/src/page.tsx', [EXAM, ACCOUNT]],
    ['a style', 'apps/student-v2/src/page.css', [EXAM, ACCOUNT]],
    ['a package of one app', 'packages/exam/src/index.ts', [EXAM, ACCOUNT]],
    ['a package of all apps', 'packages/ui/src/index.ts', ALL],
    ['the server', 'apps/api/src/app.ts', ALL],
    ['the database', 'apps/api/src/database/0000.sql', ALL],
    ['a module that one called', 'apps/api/src/modules/boss/handlers.ts', [EXAM]],
    ['a module that the seed uses', 'apps/api/src/modules/menu/handlers.ts', ALL],
    ['a rule under a module that one called', 'packages/domain/src/home.ts', [ACCOUNT]],
    ['a rule of an app', 'packages/domain/src/exam.ts', [EXAM, ACCOUNT]],
    ['a rule that nobody uses', 'packages/domain/src/unused.ts', []],
    ['a rule under what journeys share', 'packages/domain/src/people.ts', ALL],
    ['what journeys share', 'e2e/support/journey.ts', ALL],
    ['the settings of the runner', 'e2e/playwright.config.ts', ALL],
    ['the file itself', at(EXAM), [EXAM]],
    ['the test of an app', 'apps/staff/src/main.test.tsx', []],
    ['a picture taken by hand', 'e2e/test/look/main.ts', []],
  ])('planted: %s changes, and the journeys that use it run again', (_what, file, again) => {
    expect(stale(file)).toEqual(again);
  });

  it('whose calls are not known, or that called what no module names, depends on every module', () => {
    const strange = new Map([[at(EXAM), ['nobody_answers_this']]]);
    const unknown = journeyParts(graph, packages, () => strange);
    expect(stale('apps/api/src/modules/home/handlers.ts', unknown)).toEqual(ALL);
  });

  it('that starts a browser of its own depends on all of its apps, whatever was heard', () => {
    const own = at('two-browsers.spec.ts');
    write(own, "test.use({ opens: ['student-v2'] }); browser.newContext();");
    const withOwn = graphOf(root, new Map([...snapshot, [own, '']]), packages);
    const heard = new Map([[own, ['list_boss', 'apps/student-v2/src/main.tsx']]]);
    expect(
      stale(
        'apps/student-v2/src/page.tsx',
        journeyParts(withOwn, packages, () => heard),
      ),
    ).toContain('two-browsers.spec.ts');
  });

  it('is run by its file when others need not run', () => {
    const called = calledIn(join(root, 'called.json'));
    const { run } = journeysStep({ root, graph, packages, called, reports: root, all: false });
    expect(run(parts.slice(2)).args.slice(-2)).toEqual(['test', `journeys/${VIEW}`]);
    expect(run(parts).args.at(-1)).toBe('test');
  });

  it('of this repository asks by addresses that are known', () => {
    const list = readFileSync(join(import.meta.dirname, '../../openapi/generated/examples.ts'), 'utf8');
    expect(operationsOf('x\tGET\t/api/v1/users/contas', routesOf(list))).toBe('x\tgetConta');
  });

  it('of this repository says which apps it opens', () => {
    const here = join(import.meta.dirname, '../..');
    const files = [...(readSnapshot(here)?.keys() ?? [])].filter((file) => /^e2e\/journeys\/.*\.spec\.ts$/.test(file));
    expect(files.length).toBeGreaterThan(10);
    expect(files.filter((file) => appsOf(readFileSync(join(here, file), 'utf8')).length === 0)).toEqual([]);
  });
});

describe('a journey whose pages are known', () => {
  const of = (...loaded: string[]) => {
    const known = new Map([...CALLED, [at(EXAM), ['list_boss', ...loaded]]]);
    return (file: string) =>
      stale(
        file,
        journeyParts(graph, packages, () => known),
      ).includes(EXAM);
  };
  const MAIN = 'apps/student-v2/src/main.tsx';
  const PAGE = 'apps/student-v2/src/page.tsx';
  const first = of(MAIN, 'packages/exam/src/index.ts');
  const both = of(MAIN, 'packages/exam/src/index.ts', PAGE);

  it.each([
    ['a module that it loaded', PAGE, true, false],
    ['what that imports, which may be part of it in the build', 'apps/student-v2/src/words.ts', true, false],
    ['what that fetches later, and nobody fetched', 'apps/student-v2/src/dialog.tsx', false, false],
    ['what the entry imports', 'packages/ui/src/index.ts', true, true],
    ['a rule under a package that it loaded', 'packages/domain/src/exam.ts', true, true],
    ['what the build runs', 'apps/student-v2/vite.config.ts', true, true],
    ['the table of first calls, which the build writes into the page', 'apps/student-v2/src/early.ts', true, true],
    ['a file that is no code', 'apps/student-v2/src/page.css', true, true],
    ['the manifest of the app', 'apps/student-v2/package.json', true, true],
    ['a module of the API that it called', 'apps/api/src/modules/boss/handlers.ts', true, true],
    ['one that it did not call', 'apps/api/src/modules/home/handlers.ts', false, false],
  ])('planted: %s changes (it opened the page; it did not)', (_what, file, afterPage, withoutPage) => {
    expect([both(file), first(file)]).toEqual([afterPage, withoutPage]);
  });

  it.each([
    ['without the entry of the app', of('packages/exam/src/index.ts')],
    ['with a built file that no build knows', of(MAIN, '/assets/page-n.js')],
  ])('%s depends on all of the app', (_what, again) => {
    expect(again(PAGE)).toBe(true);
  });
});

describe('what journeys loaded', () => {
  write('apps/staff/.luneta-cache/sources.json', '{"assets/a-1.js":["src/main.tsx"],"assets/b-1.js":["src/list.tsx"]}');
  write(
    'apps/student-v2/.luneta-cache/sources.json',
    '{"assets/a-1.js":["src/main.tsx","../../packages/ui/src/index.ts"]}',
  );
  const built = builtFiles(root, ['apps/staff', 'apps/student-v1', 'apps/student-v2']);

  it.each([
    ['a file of one app', '/assets/b-1.js', ['apps/staff/src/list.tsx']],
    [
      'a file that two apps have',
      '/assets/a-1.js',
      ['apps/staff/src/main.tsx', 'apps/student-v2/src/main.tsx', 'packages/ui/src/index.ts'],
    ],
    ['a file of another build', '/assets/b-2.js', ['/assets/b-2.js']],
  ])('%s', (_what, path, modules) => {
    expect(modulesOf(`/x.spec.ts\tGET\t${path}\n/x.spec.ts\tGET\t/api/v1/boss\n`, built)).toBe(
      modules.map((one) => `/x.spec.ts\t${one}`).join('\n'),
    );
  });
});

describe('the calls of journeys', () => {
  const routes = routesOf(`
    { method: 'GET', path: '/api/v1/boss/', operationId: 'listBoss' },
    { method: 'PUT', path: '/api/v1/boss/{id}', operationId: 'saveBoss' },
    { method: 'GET', path: '/api/v1/boss/{id}', operationId: 'getBoss' },
    { method: 'GET', path: '/api/v1/boss/atual', operationId: 'getCurrentBoss' },`);

  it.each([
    ['GET\t/api/v1/boss', 'listBoss'],
    ['PUT\t/api/v1/boss/7', 'saveBoss'],
    ['GET\t/api/v1/boss/atual', 'getCurrentBoss'],
  ])('%s is %s', (asked, operation) => {
    expect(operationsOf(`/x.spec.ts\t${asked}`, routes)).toBe(`/x.spec.ts\t${operation}`);
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
    expect(account).toMatchObject({ passed: 2, failed: 0, flaky: ['account.spec.ts › x'] });
    expect(view).toBeUndefined();
  });

  it('proves nothing when something failed outside of every journey', () => {
    expect(Object.values(reportOf({ suites, errors: [{}] }))).toEqual([undefined, undefined, undefined]);
  });
});
