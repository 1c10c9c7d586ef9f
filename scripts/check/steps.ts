/** What `npm test` runs, in order. */
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import { calledIn } from './called.ts';
import { graphOf } from './graph.ts';
import { isShared, packageInputs, type Selection, type Snapshot } from './inputs.ts';
import { journeysStep } from './journeys.ts';
import { screenFolders, type Package } from './packages.ts';
import { vitestParts, vitestTally } from './reports.ts';
import { slowSteps } from './slow-steps.ts';
import type { Command, Part, Step } from './step.ts';
import { storybookInputs, storybookSteps } from './storybook-steps.ts';
import { testParts } from './test-parts.ts';

export type Repository = {
  readonly root: string;
  readonly snapshot: Snapshot;
  readonly packages: readonly Package[];
  /** A folder that takes the runners' reports. */
  readonly reports: string;
  /** A folder inside the clone for what later runs need. */
  readonly cache: string;
  /** Also what is too slow for every change, every check at its full size, and nothing from the cache of results. */
  readonly all: boolean;
};

/** Switches checks that have a sample and a full size to the latter. */
const FULL_SIZE = { LUNETA_PROVE: '1' };

const pnpm =
  (...args: string[]): (() => Command) =>
  () => ({ command: 'pnpm', args });
const everything: Selection = () => true;
const either =
  (a: Selection, b: Selection): Selection =>
  (file) =>
    a(file) || b(file);
const whole = (name: string, inputs: Selection): Pick<Step, 'name' | 'parts'> => ({ name, parts: [{ name, inputs }] });

type VitestStep = Pick<Step, 'name' | 'cores'> & {
  readonly args: readonly string[];
  readonly isTestFile: Selection;
};

/** All test files, and what those of the API called and those of screens opened. */
type Tests = { readonly called: ReturnType<typeof calledIn>; readonly tests: readonly Part[] };

/** Limits what tests that show stories show, unless they show all. */
function storiesOf(stale: readonly Part[], parts: readonly Part[]): Command['env'] {
  const shown = stale.flatMap(({ story }) => story?.file ?? []);
  const every = parts.filter(({ story }) => story !== undefined).length;
  return shown.length === 0 || shown.length === every ? {} : { LUNETA_STORIES: shown.join(',') };
}

/** A run of Vitest over the test files of the stale parts. */
function vitestStep({ root, reports, all }: Repository, { called, tests }: Tests, step: VitestStep): Step {
  const name = step.name.replaceAll(' ', '-');
  const report = join(reports, `${name}.json`);
  const lines = join(reports, `${name}.tsv`);
  const parts = tests.filter(({ testFiles = [] }) => testFiles.some((file) => step.isTestFile(relative(root, file))));
  const filesOf = (some: readonly Part[]) => [...new Set(some.flatMap(({ testFiles = [] }) => testFiles))];
  return {
    name: step.name,
    cores: step.cores,
    ...(!all && { parts }),
    run: (stale) => ({
      command: 'pnpm',
      args: ['exec', 'vitest', 'run', ...step.args].concat(all || stale.length === parts.length ? [] : filesOf(stale)),
      env: { LUNETA_TALLY: report, LUNETA_CALLED: lines, ...storiesOf(stale, parts), ...(all && FULL_SIZE) },
    }),
    read: () => vitestTally(report),
    readParts: (stale) => {
      called.keep(existsSync(lines) ? readFileSync(lines, 'utf8') : '', stale);
      return vitestParts(
        report,
        stale.map(({ name: part, testFiles = [], story }) => ({
          name: part,
          testFiles,
          ...(story && { title: story.title }),
        })),
      );
    },
  };
}

/** Lint that knows types: a package depends on what it imports, and the rest of the repository is one more part. */
function lintStep({ packages, all }: Repository): Step {
  const folders = packages.map(({ folder }) => folder);
  const elsewhere: Selection = (file) => !folders.some((folder) => file.startsWith(`${folder}/`));
  const settings: Selection = (file) => isShared(file);
  const ofPackages = folders.map((folder): Part => {
    const own = packageInputs(packages, folder);
    return { name: folder, inputs: (file) => own(file) || settings(file) };
  });
  const parts = [...ofPackages, { name: 'scripts', inputs: elsewhere }];
  return {
    name: 'lint',
    cores: 2,
    ...(!all && { parts }),
    run: (stale) => ({
      command: 'pnpm',
      args: ['exec', 'oxlint', '--type-aware'].concat(
        stale.length === 0 || stale.length === parts.length
          ? []
          : stale.flatMap(({ name }) => (name === 'scripts' ? ELSEWHERE : name)),
      ),
    }),
  };
}

/** What lint looks at outside of every package. */
const ELSEWHERE = ['scripts', '.storybook', 'oxlint.config.ts', 'vitest.config.ts'];

/** What the compiler found the last time, so that it looks only at what follows from a change. */
const REMEMBERED = ['--incremental', '--tsBuildInfoFile', '.luneta-cache/screens.tsbuildinfo'];

/**
 * Types. The packages that `tsconfig.screens.json` lists are one program: one for each read the same files again and again and
 * took three times as long. Every other package has programs of its own.
 */
function typesSteps({ root, packages }: Repository): Step[] {
  const folders = screenFolders(root);
  const screens = packages.filter(({ folder }) => folders.includes(folder));
  const inputs = screens.map(({ folder }) => packageInputs(packages, folder));
  const others = screens.map(({ name }) => `--filter=!${name}`);
  return [
    {
      ...whole('types of the screens', (file) => inputs.some((own) => own(file))),
      cores: 2,
      run: pnpm('exec', 'tsc', '--noEmit', '-p', 'tsconfig.screens.json', ...REMEMBERED),
    },
    {
      ...whole('types', everything),
      cores: 2,
      run: pnpm('exec', 'turbo', 'run', 'types', '--output-logs=errors-only', ...others),
    },
  ];
}

/** Packages that hold generated files, or what these are made of. */
const GENERATED_FROM = [
  'tools/codegen',
  'apps/api',
  'openapi',
  'packages/ui',
  'packages/domain',
  'packages/api-client',
];
/** The same elsewhere: the table of the server's settings. */
const DRAWN_FROM = /^scripts\/docs\/|^apps\/api\/src\/config|^docs\/environment\.md$/;

const inBrowser: Selection = (file) =>
  file.endsWith('.test.tsx') || (file.startsWith('packages/ui/') && file.endsWith('.test.ts'));
const inNode: Selection = (file) => file.endsWith('.test.ts') && !inBrowser(file);

/** Every step, for `npm test` or for `pnpm check:all`. */
export function stepsOf(repository: Repository): Step[] {
  const { root, snapshot, packages, reports, cache, all } = repository;
  const called = calledIn(join(cache, 'called.json'));
  const graph = graphOf(root, snapshot, packages);
  const tests = { called, tests: testParts(root, graph, packages, called.read) };
  const inputsOf = (folder: string) => packageInputs(packages, folder);
  const apps = packages.map(({ folder }) => folder).filter((folder) => /^apps\/(staff|student-)/.test(folder));
  const built = graph.shipped(
    apps,
    apps.flatMap((app) => [`${app}/src/main.tsx`, `${app}/vite.config.ts`]),
  );
  const [storybookBuilds, storybookOpens] = storybookSteps(
    storybookInputs(graph, apps, built),
    graph.shipped(['e2e'], ['e2e/test/storybook/open-all.ts']),
    all,
  );
  return [
    // Steps that keep every core busy come first, and the builds before the others, because journeys need them. Steps that wait
    // half of their time then run side by side until the end.
    {
      ...whole('apps build', built),
      cores: 2,
      run: pnpm('exec', 'turbo', 'run', 'build', '--output-logs=errors-only'),
    },
    storybookBuilds,
    lintStep(repository),
    ...typesSteps(repository),
    { ...whole('format', everything), cores: 1, run: pnpm('exec', 'oxfmt', '--check') },
    { ...whole('boundaries', everything), cores: 1, run: pnpm('run', 'boundaries') },
    {
      ...whole('contract lint', inputsOf('openapi')),
      cores: 1,
      run: pnpm('--filter', '@luneta/openapi', 'run', 'lint'),
    },
    {
      ...whole(
        'generated files are fresh',
        (file) => GENERATED_FROM.some((folder) => inputsOf(folder)(file)) || DRAWN_FROM.test(file),
      ),
      cores: 1,
      run: pnpm('--filter', '@luneta/codegen', 'run', 'check'),
    },
    vitestStep(repository, tests, {
      name: 'unit and api',
      cores: 1,
      // By itself Vitest leaves one core free. A file of the API's tests waits for PostgreSQL half of its time.
      args: ['--project', '!*browser*', '--maxWorkers=100%'],
      isTestFile: inNode,
    }),
    // A page waits for timers and transitions half of its time. The screens take the longest, so they have two pages from the
    // beginning: with one, they ran on alone when all else was done.
    vitestStep(repository, tests, {
      name: 'screens in a browser',
      cores: 1,
      args: ['--project', '*browser*', '--project', '!ui-browser*', '--maxWorkers=2'],
      isTestFile: (file) => inBrowser(file) && !file.startsWith('packages/ui/'),
    }),
    vitestStep(repository, tests, {
      name: 'design system in a browser',
      cores: 0.5,
      args: ['--project', 'ui-browser*'],
      isTestFile: (file) => inBrowser(file) && file.startsWith('packages/ui/'),
    }),
    {
      ...whole('weight of the apps', either(built, graph.shipped(['bench'], ['bench/src/weight/main.ts']))),
      cores: 1,
      needs: ['apps build'],
      run: pnpm('--filter', '@luneta/bench', 'run', 'weight'),
    },
    {
      ...whole(
        'browser floor',
        either(built, (file) => file === 'floor.oxlint.config.ts'),
      ),
      cores: 1,
      needs: ['apps build'],
      run: pnpm('run', 'floor'),
    },
    storybookOpens,
    journeysStep({ root, graph, packages, called, reports, all }),
    ...(all ? slowSteps(reports) : []),
  ];
}
