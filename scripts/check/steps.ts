/** What `npm test` runs, in order. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { apiParts, calledIn } from './api-parts.ts';
import { packageInputs, shippedInputs, type Selection, type Snapshot } from './inputs.ts';
import { journeysStep } from './journeys.ts';
import type { Package } from './packages.ts';
import { vitestParts, vitestTally } from './reports.ts';
import { slowSteps } from './slow-steps.ts';
import type { Command, Part, Step } from './step.ts';

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
const whole = (name: string, inputs: Selection): Pick<Step, 'name' | 'parts'> => ({ name, parts: [{ name, inputs }] });

type VitestStep = Pick<Step, 'name' | 'cores'> & {
  readonly args: readonly string[];
  readonly isTestFile: Selection;
  /** Parts of a package that are smaller than the package. `keep`: takes what the run told about their inputs. */
  readonly finer?: {
    readonly folder: string;
    readonly parts: readonly Part[];
    readonly env: Command['env'];
    readonly keep: (ran: readonly Part[]) => void;
  };
};

/** A run of Vitest over the test files of the stale parts, one part per package, or smaller ones. */
function vitestStep({ root, snapshot, packages, reports, all }: Repository, step: VitestStep): Step {
  const { finer } = step;
  const report = join(reports, `${step.name.replaceAll(' ', '-')}.json`);
  const testFiles = [...snapshot.keys()].filter(step.isTestFile);
  const ofPackages = packages
    .filter(({ folder }) => folder !== finer?.folder)
    .map(({ folder }) => ({ folder, inputs: packageInputs(packages, folder) }));
  const parts = [...ofPackages, { folder: 'scripts', inputs: everything }]
    .map(({ folder, inputs }): Part => {
      const own = testFiles.filter((file) => file.startsWith(`${folder}/`));
      return { name: `${folder}/`, inputs, testFiles: own.map((file) => join(root, file)) };
    })
    .concat(finer?.parts ?? [])
    .filter((part) => part.testFiles?.length !== 0);
  return {
    name: step.name,
    cores: step.cores,
    ...(!all && { parts }),
    run: (stale) => ({
      command: 'pnpm',
      args: ['exec', 'vitest', 'run', ...step.args].concat(
        all || stale.length === parts.length ? [] : stale.map(({ name }) => join(root, name)),
      ),
      env: { LUNETA_TALLY: report, ...finer?.env, ...(all && FULL_SIZE) },
    }),
    read: () => vitestTally(report),
    readParts: (stale) => {
      finer?.keep(stale.filter((part) => finer.parts.includes(part)));
      return vitestParts(
        report,
        stale.map(({ name, testFiles: own = [] }) => ({ name, testFiles: own })),
      );
    },
  };
}

/** The API's tests, one part per file. */
function finerApi({ root, snapshot, packages, reports, cache }: Repository): NonNullable<VitestStep['finer']> {
  const lines = join(reports, 'called.tsv');
  const called = calledIn(join(cache, 'called.json'));
  return {
    folder: 'apps/api',
    parts: apiParts(root, snapshot, packages, called.read),
    env: { LUNETA_CALLED: lines },
    keep: (ran) => {
      const text = existsSync(lines) ? readFileSync(lines, 'utf8') : '';
      called.keep(
        root,
        text,
        ran.flatMap(({ testFiles = [] }) => testFiles),
      );
    },
  };
}

/** Packages that hold generated files, or what these are made of. */
const GENERATED_FROM = ['tools/codegen', 'openapi', 'packages/ui', 'packages/domain', 'packages/api-client'];

const inBrowser: Selection = (file) =>
  file.endsWith('.test.tsx') || (file.startsWith('packages/ui/') && file.endsWith('.test.ts'));
const inNode: Selection = (file) => file.endsWith('.test.ts') && !inBrowser(file);

/** Every step, for `npm test` or for `pnpm check:all`. */
export function stepsOf(repository: Repository): Step[] {
  const { packages, reports, all } = repository;
  const inputsOf = (folder: string) => packageInputs(packages, folder);
  const apps = packages.map(({ folder }) => folder).filter((folder) => /^apps\/(staff|student-)/.test(folder));
  const built = shippedInputs(packages, apps);
  const stories: Selection = (file) =>
    built(file) || /\.stories\.tsx$|^\.storybook\/|^packages\/ui\/storybook\//.test(file);
  return [
    // What keeps every core busy comes first; what waits half of its time then runs side by side until the end.
    { ...whole('lint', everything), cores: 2, run: pnpm('exec', 'oxlint', '--type-aware') },
    {
      ...whole('types', everything),
      cores: 2,
      run: pnpm('exec', 'turbo', 'run', 'types', '--output-logs=errors-only'),
    },
    {
      ...whole('apps build', built),
      cores: 2,
      run: pnpm('exec', 'turbo', 'run', 'build', '--output-logs=errors-only'),
    },
    { ...whole('storybook builds', stories), cores: 2, run: pnpm('run', 'storybook:build') },
    { ...whole('format', everything), cores: 1, run: pnpm('exec', 'oxfmt', '--check') },
    { ...whole('boundaries', everything), cores: 1, run: pnpm('exec', 'turbo', 'boundaries') },
    {
      ...whole('contract lint', inputsOf('openapi')),
      cores: 1,
      run: pnpm('--filter', '@luneta/openapi', 'run', 'lint'),
    },
    {
      ...whole(
        'generated files are fresh',
        (file) => GENERATED_FROM.some((folder) => inputsOf(folder)(file)) || file.startsWith('scripts/docs/'),
      ),
      cores: 1,
      run: pnpm('--filter', '@luneta/codegen', 'run', 'check'),
    },
    vitestStep(repository, {
      name: 'unit and api',
      cores: 1,
      // By itself Vitest leaves one core free. A file of the API's tests waits for PostgreSQL half of its time.
      args: ['--project', '!*browser*', '--maxWorkers=100%'],
      isTestFile: inNode,
      finer: finerApi(repository),
    }),
    // A page waits for timers and transitions half of its time, so two steps with a page run beside the one above.
    vitestStep(repository, {
      name: 'design system in a browser',
      cores: 0.5,
      args: ['--project', 'ui-browser*'],
      isTestFile: (file) => inBrowser(file) && file.startsWith('packages/ui/'),
    }),
    vitestStep(repository, {
      name: 'screens in a browser',
      cores: 0.5,
      args: ['--project', '*browser*', '--project', '!ui-browser*'],
      isTestFile: (file) => inBrowser(file) && !file.startsWith('packages/ui/'),
    }),
    {
      ...whole('weight of the apps', (file) => built(file) || inputsOf('bench')(file)),
      cores: 1,
      needs: ['apps build'],
      run: pnpm('--filter', '@luneta/bench', 'run', 'weight'),
    },
    {
      ...whole('storybook opens', (file) => stories(file) || inputsOf('e2e')(file)),
      cores: 0.5,
      needs: ['storybook builds'],
      run: pnpm('--filter', '@luneta/e2e', 'run', 'storybook', ...(all ? ['--all'] : [])),
    },
    journeysStep(repository, join(reports, 'journeys.json'), all),
    ...(all ? slowSteps(reports) : []),
  ];
}
