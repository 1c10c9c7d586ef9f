/** Test files as parts: what one imports, and whose operations it called, decides when it runs again. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterAll, describe, expect, it } from 'vitest';

import { calledIn } from './called.ts';
import { graphOf } from './graph.ts';
import { passedIn } from './passed.ts';
import { runStep, stalePartsOf, type Surroundings } from './run-step.ts';
import type { Step } from './step.ts';
import { testParts } from './test-parts.ts';

const root = mkdtempSync(join(tmpdir(), 'luneta-test-parts-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const module = (name: string) => ({
  [`src/modules/${name}/index.ts`]: "export { handlers } from './handlers.ts';",
  [`src/modules/${name}/handlers.ts`]: `import { find } from './store.ts'; export const handlers = { list_${name}: () => find() };`,
  [`src/modules/${name}/store.ts`]: "import '../../database/db.ts';",
});
const API = {
  'package.json': '{}',
  'vitest.config.ts': '',
  'test/setup.ts': "import './new-file.ts';",
  'test/new-file.ts': '',
  'test/index.ts': "export * from './app.ts';",
  'test/app.ts': "import '../src/app.ts'; import './two-servers/other.ts';",
  'test/two-servers/other.ts': "import 'node:child_process';",
  'src/app.ts': "import './modules/index.ts'; import './http/guard.ts';",
  'src/http/guard.ts': '',
  'src/database/db.ts': '',
  'src/database/migrations/0000.sql': '',
  'src/modules/index.ts': "import './boss/index.ts'; import './home/index.ts'; import './menu/index.ts';",
  ...module('boss'),
  ...module('home'),
  ...module('menu'),
  'src/modules/boss/store.ts': "import '../../database/db.ts'; import { x } from '@luneta/domain/boss';",
  'src/modules/menu/store.ts': "import '../../database/db.ts'; import { x } from '@luneta/domain';",
  // The home asks the menu.
  'src/modules/home/handlers.ts':
    "import '../menu/index.ts'; import './store.ts'; export const handlers = { list_home: () => 1 };",
  'src/modules/boss/boss.test.ts': "import { createTestApp } from '../../../test/index.ts';",
  'src/modules/boss/store.test.ts': "import { find } from './store.ts';",
  'src/modules/home/home.test.ts': "import { createTestApp } from '../../../test/index.ts';",
  'src/durability.test.ts': "import { spawn } from 'node:child_process';",
  'src/words.test.ts': "import { globSync } from 'node:fs'; globSync('*', { cwd: import.meta.dirname });",
  'src/scratch.test.ts': "import { mkdtempSync } from 'node:fs';",
} as const;
const at = (file: string) => `apps/api/${file}`;
const OTHERS = {
  'packages/domain/package.json': '{}',
  'packages/domain/src/index.ts': "export * from './boss.ts'; export * from './life.ts'; export * from './menu.ts';",
  'packages/domain/src/boss.ts': "import './life.ts';",
  'packages/domain/src/life.ts': '',
  'packages/domain/src/menu.ts': '',
  'packages/domain/src/life.test.ts': '',
  'package.json': '{}',
  'apps/staff/src/main.tsx': '',
};
const FILES = { ...Object.fromEntries(Object.entries(API).map(([file, text]) => [at(file), text])), ...OTHERS };
for (const [file, text] of Object.entries(FILES)) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}
const snapshot = new Map(Object.keys(FILES).map((file) => [file, 'as it was']));
const packages = [
  { name: '@luneta/api', folder: 'apps/api', needs: ['packages/domain'] },
  {
    name: '@luneta/domain',
    folder: 'packages/domain',
    needs: [],
    exports: { '.': './src/index.ts', './*': './src/*.ts' },
  },
];

const BOSS = 'src/modules/boss/boss.test.ts';
const STORE = 'src/modules/boss/store.test.ts';
const HOME = 'src/modules/home/home.test.ts';
const PROCESS = 'src/durability.test.ts';
/** Reads code. */
const WORDS = 'src/words.test.ts';
/** Writes files of its own. */
const SCRATCH = 'src/scratch.test.ts';
const ALL = [BOSS, STORE, HOME, PROCESS, WORDS, SCRATCH];
/** What the last run of each called. */
const CALLED: Record<string, readonly string[]> = {
  [BOSS]: ['list_boss'],
  [STORE]: [],
  [HOME]: ['list_home'],
  [PROCESS]: [],
  [WORDS]: [],
  [SCRATCH]: [],
};

/** A clone whose results are kept; `run` brings the tests that run, as `npm test` would, when a file has changed. */
function clone(folder: string) {
  const called = calledIn(join(root, folder, 'called.json'));
  return async (changed?: string, calls: typeof CALLED = CALLED): Promise<string[]> => {
    const files = new Map(snapshot);
    if (changed !== undefined) files.set(changed, 'changed');
    const tally = { passed: 1, failed: 0, skipped: 0, timed: [], failures: [] };
    const step: Step = {
      name: 'api',
      cores: 1,
      parts: testParts(root, graphOf(root, files, packages), packages, called.read).filter(({ name }) =>
        name.startsWith('apps/api/'),
      ),
      run: () => ({ command: 'vitest', args: [] }),
      readParts: (stale) => {
        const lines = ALL.flatMap((test) => (calls[test] ?? []).map((id) => `${join(root, at(test))}\t${id}`));
        called.keep(lines.join('\n'), stale);
        return new Map(stale.map(({ name }) => [name, tally]));
      },
      read: () => tally,
    };
    const surroundings: Surroundings = {
      snapshot: files,
      reread: () => files,
      around: '',
      passed: passedIn(join(root, folder, 'passed')),
      execute: async () => ({ code: 0, output: '', milliseconds: 1 }),
      print: () => undefined,
    };
    const { stale } = stalePartsOf(step, surroundings);
    if (stale.length > 0) await runStep(step, surroundings);
    return stale.map(({ name }) => name.slice('apps/api/'.length));
  };
}

describe('a test file of the API', () => {
  it('runs once while nothing changes, and always when its calls are not known', async () => {
    const run = clone('twice');
    expect(await run()).toEqual(ALL);
    expect(await run()).toEqual([]);
  });

  it.each([
    ['a module whose operation it called', 'src/modules/boss/handlers.ts', [BOSS, PROCESS, WORDS]],
    ['what that module imports, and a test beside it', 'src/modules/boss/store.ts', [BOSS, STORE, PROCESS, WORDS]],
    ['a module that the called one asks', 'src/modules/menu/store.ts', [HOME, PROCESS, WORDS]],
    ['what every module stands on', 'src/database/db.ts', [BOSS, STORE, HOME, PROCESS, WORDS]],
    ['what every server loads', 'src/http/guard.ts', [BOSS, HOME, PROCESS, WORDS]],
    ['the binding of the modules', 'src/modules/index.ts', [BOSS, HOME, PROCESS, WORDS]],
    ['a file that is read at run time', 'src/database/migrations/0000.sql', ALL],
    ['a helper of tests', 'test/app.ts', [BOSS, HOME, PROCESS, WORDS]],
    ['what runs before every file', 'test/new-file.ts', ALL],
    ['the settings of the runner', 'vitest.config.ts', ALL],
    ['another test', 'src/modules/home/home.test.ts', [HOME, PROCESS, WORDS]],
  ])('planted: %s changes, and it runs again', async (_what, file, again) => {
    const run = clone(`planted/${file}`);
    await run();
    expect(await run(at(file))).toEqual(again);
    expect(await run(at(file))).toEqual([]);
  });

  it.each([
    ['a rule that is imported by name', 'packages/domain/src/boss.ts', [BOSS, STORE, HOME, PROCESS, WORDS]],
    ['a rule under another one', 'packages/domain/src/life.ts', [BOSS, STORE, HOME, PROCESS, WORDS]],
    ['a rule that comes with all of them', 'packages/domain/src/menu.ts', [HOME, PROCESS, WORDS]],
    ['the test of a rule', 'packages/domain/src/life.test.ts', []],
    ['the manifest of a package that the API reaches', 'packages/domain/package.json', ALL],
    ['a file of the root', 'package.json', ALL],
    ['an app', 'apps/staff/src/main.tsx', []],
  ])('planted: %s changes', async (_what, file, again) => {
    const run = clone(`planted/${file}`);
    await run();
    expect(await run(file)).toEqual(again);
  });

  it('depends on what it called in its last run', async () => {
    const run = clone('calls');
    await run();
    // A change of the test itself makes it call something else.
    const now = { ...CALLED, [HOME]: ['list_home', 'list_boss'] };
    await run(at(HOME), now);
    expect(await run(at('src/modules/boss/handlers.ts'), now)).toContain(HOME);
  });

  it('that called what no module names depends on everything', async () => {
    const run = clone('strange');
    const strange = { ...CALLED, [HOME]: ['nobody_answers_this'] };
    await run(undefined, strange);
    expect(await run(at('src/modules/boss/handlers.ts'), strange)).toContain(HOME);
  });
});

describe('what the tests called', () => {
  const of = (test: string) => ({ name: at(test), testFiles: [join(root, at(test))] });
  const line = (test: string, ...more: string[]) => [join(root, at(test)), ...more].join('\t');

  it('is kept for files that do not run again', () => {
    const file = join(root, 'kept.json');
    calledIn(file).keep([line(BOSS, 'list_boss'), line(BOSS, 'list_menu')].join('\n'), [of(BOSS), of(STORE)]);
    calledIn(file).keep(line(HOME, 'list_home'), [of(HOME)]);
    expect([...calledIn(file).read()]).toEqual([
      [at(BOSS), ['list_boss', 'list_menu']],
      [at(STORE), []],
      [at(HOME), ['list_home']],
    ]);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toHaveLength(3);
  });

  it('belongs to the story whose test called it, where a file shows several', () => {
    const called = calledIn(join(root, 'stories.json'));
    const story = (title: string) => ({ ...of(HOME), name: title, story: { file: `${title}.stories.tsx`, title } });
    const test = (title: string, opened: string) => line(HOME, opened, `stories on a phone > ${title} Default`);
    called.keep([test('menu', 'menu.tsx'), test('home', 'home.tsx'), test('home', 'home.tsx')].join('\n'), [
      story('home'),
      story('menu'),
    ]);
    expect([...called.read()]).toEqual([
      ['home', ['home.tsx']],
      ['menu', ['menu.tsx']],
    ]);
  });
});

describe('a test of the runner itself', () => {
  const files = ['scripts/check/lanes.test.ts', 'scripts/check/words.test.ts', 'packages/domain/src/boss.ts'];
  const place = mkdtempSync(join(tmpdir(), 'luneta-runner-parts-'));
  afterAll(() => rmSync(place, { recursive: true, force: true }));
  for (const file of files) {
    mkdirSync(dirname(join(place, file)), { recursive: true });
    writeFileSync(join(place, file), file.includes('words') ? "import 'node:fs'; import.meta.dirname;" : '');
  }
  const graph = graphOf(place, new Map(files.map((file) => [file, ''])), packages);
  const parts = testParts(place, graph, packages, () => new Map());

  it.each([
    ['what no test of the runner reads', 'packages/domain/src/boss.ts', ['words']],
    ['a script', 'scripts/test.ts', ['lanes', 'words']],
    ['what it starts', 'e2e/test/gallery/main.ts', ['lanes', 'words']],
    ['a manifest', 'packages/domain/package.json', ['lanes', 'words']],
  ])('planted: %s changes; a new test counts as one that reads everything', (_what, file, again) => {
    const stale = parts.filter(({ inputs }) => inputs(file)).map(({ name }) => name);
    expect(stale).toEqual(again.map((name) => `scripts/check/${name}.test.ts`));
  });
});

describe('a test of a screen', () => {
  const PLANTED = {
    'apps/staff/package.json': '{}',
    'apps/staff/src/home.tsx':
      "import { Button } from '@luneta/ui';\nimport type { Shape } from '@luneta/openapi';\nimport './home.css.ts';",
    'apps/staff/src/home.css.ts': "import { theme } from '@luneta/ui/theme';",
    'apps/staff/src/home.test.tsx': "import { Home } from './home.tsx'; import './testing/server.ts';",
    'apps/staff/src/home.stories.tsx': "import { Home } from './home.tsx';",
    'apps/staff/src/menu.stories.tsx': "import { Menu } from '@luneta/ui';",
    'apps/staff/src/files.test.ts': "import './testing/files.ts';",
    'apps/staff/src/testing/files.ts': "import 'node:fs'; import.meta.dirname;",
    'apps/staff/src/testing/server.ts': "import { examples } from '@luneta/openapi/examples';",
    'apps/staff/src/testing/stories.test.tsx': "await checkStories(import.meta.glob('../**/*.stories.tsx'));",
    'apps/staff/src/routes.tsx': "import './frame.tsx'; import('./routes/menu.tsx'); import('./routes/list.tsx');",
    'apps/staff/src/frame.tsx': '',
    'apps/staff/src/routes/menu.tsx': "import '../menu.ts';",
    'apps/staff/src/menu.ts': '',
    'apps/staff/src/routes/list.tsx': '',
    'apps/staff/src/menu.test.tsx': "import { routes } from './routes.tsx';",
    'packages/app-shell/src/testing/setup.ts': "import './strict.ts';",
    'packages/app-shell/src/testing/strict.ts': '',
    'packages/app-shell/src/other.ts': '',
    'packages/ui/src/index.ts': "import './global.css';\n// All.\nexport * from './parts/index.ts';",
    'packages/ui/src/global.css': '',
    'packages/ui/src/theme.ts': '',
    'packages/ui/src/parts/index.ts': "export * from './button.tsx';\nexport { List as Menu } from './menu.tsx';",
    'packages/ui/src/parts/button.tsx': "import './button.css.ts'; export function Button() {}",
    'packages/ui/src/parts/button.css.ts': '',
    'packages/ui/src/parts/menu.tsx': 'export const List = 1;',
    'openapi/generated/types.ts': '',
    'openapi/generated/examples.ts': '',
    'openapi/paths/home.yaml': '',
  };
  const place = mkdtempSync(join(tmpdir(), 'luneta-screen-parts-'));
  afterAll(() => rmSync(place, { recursive: true, force: true }));
  for (const [file, text] of Object.entries(PLANTED)) {
    mkdirSync(dirname(join(place, file)), { recursive: true });
    writeFileSync(join(place, file), text);
  }
  const needs = ['packages/app-shell', 'packages/ui', 'openapi'];
  const ui = { '.': './src/index.ts', './theme': './src/theme.ts' };
  const contract = { '.': './generated/types.ts', './examples': './generated/examples.ts' };
  const those = [
    { name: '@luneta/staff', folder: 'apps/staff', needs },
    { name: '@luneta/app-shell', folder: 'packages/app-shell', needs: [] },
    { name: '@luneta/ui', folder: 'packages/ui', needs: [], exports: ui },
    { name: '@luneta/openapi', folder: 'openapi', needs: [], exports: contract },
  ];
  const graph = graphOf(place, new Map(Object.keys(PLANTED).map((file) => [file, ''])), those);
  const parts = testParts(place, graph, those, () => new Map());
  const MENU = 'menu.test.tsx';
  const HERE = 'home.test.tsx';
  const READER = 'files.test.ts';
  const HOME_STORY = 'testing/stories.test.tsx apps/staff/src/home.stories.tsx';
  const MENU_STORY = 'testing/stories.test.tsx apps/staff/src/menu.stories.tsx';
  const WITH_COMPONENTS = [READER, HERE, HOME_STORY, MENU_STORY];
  const EVERY = [...WITH_COMPONENTS, MENU];

  const stale = (file: string, of = parts) =>
    of
      .filter(({ inputs }) => inputs(file))
      .map(({ name }) => name.replace('apps/staff/src/', ''))
      .toSorted();

  it.each([
    ['what it shows', 'apps/staff/src/home.tsx', [READER, HERE, HOME_STORY]],
    ['the style of what it shows', 'apps/staff/src/home.css.ts', [READER, HERE, HOME_STORY]],
    ['the theme under that style', 'packages/ui/src/theme.ts', [READER, HERE, HOME_STORY]],
    ['a component that it shows', 'packages/ui/src/parts/button.tsx', [READER, HERE, HOME_STORY]],
    ['the style of this component', 'packages/ui/src/parts/button.css.ts', [READER, HERE, HOME_STORY]],
    ['a component that only one story shows', 'packages/ui/src/parts/menu.tsx', [READER, MENU_STORY]],
    ['the list of components', 'packages/ui/src/parts/index.ts', WITH_COMPONENTS],
    ['the style of all components', 'packages/ui/src/global.css', WITH_COMPONENTS],
    ['an example of the contract', 'openapi/generated/examples.ts', [READER, HERE]],
    ['a type of the contract', 'openapi/generated/types.ts', [READER]],
    ['a source of the contract', 'openapi/paths/home.yaml', [READER]],
    ['a story', 'apps/staff/src/menu.stories.tsx', [READER, MENU_STORY]],
    ['what runs before every file', 'packages/app-shell/src/testing/strict.ts', EVERY],
    ['what it never imports', 'packages/app-shell/src/other.ts', [READER]],
    ['a manifest', 'packages/ui/package.json', EVERY],
    ['the lockfile', 'pnpm-lock.yaml', EVERY],
  ])('planted: %s changes', (_what, file, again) => {
    expect(stale(file)).toEqual(again.toSorted());
  });

  const opened = new Map([[`apps/staff/src/${MENU}`, ['apps/staff/src/routes/menu.tsx']]]);
  it.each([
    ['a screen that it opened', 'routes/menu.tsx', [MENU]],
    ['what that screen shows', 'menu.ts', [MENU]],
    ['a screen that it never opened', 'routes/list.tsx', []],
    ['the frame of all screens', 'frame.tsx', [MENU]],
    ['the addresses', 'routes.tsx', [MENU]],
  ])('planted: %s changes; what it opened last is known', (_what, file, again) => {
    const all = testParts(place, graph, those, () => opened);
    expect(stale(`apps/staff/src/${file}`, all)).toEqual([READER, ...again]);
  });

  it('whose screens are not known depends on all of them', () => {
    expect(stale('apps/staff/src/routes/list.tsx')).toContain(MENU);
  });
});
