/**
 * Every test file of Vitest as a part. It depends on what it imports, on the settings of its runner and on the data of its
 * package. Three kinds depend on less or more: a test of the API also depends on the modules whose operations it called when it
 * last ran, as every server loads every module; a test of screens on those that it opened when it last ran, as every test has
 * all addresses of its app; a test that shows stories is one part per story file. A test that reads the
 * repository or starts processes depends on its whole package and on those that this reaches. Imported files count by what is
 * taken from them: of a list of re-exports only what is named.
 */
import { basename, join } from 'node:path';

import type { Called } from './called.ts';
import { API, isCode, type Graph } from './graph.ts';
import { isShared, packageInputs, type Selection } from './inputs.ts';
import { reachedFrom, type Package } from './packages.ts';
import type { Part } from './step.ts';

/** What runs code that no import shows: another process, or the binding of all modules. */
const STARTS = /['"]node:(child_process|worker_threads)\b|modules\/index\.ts['"]/;
/** Who reads files and knows a place in the repository may read code. Product code that does so reads none. */
const READS = /['"]node:fs\b/;
const PLACE = /import\.meta\.|process\.cwd\b|createRequire|__dirname/;
/** Shows the story files that it finds, those alone that `LUNETA_STORIES` names. */
const SHOWS_STORIES = /\b(checkStories|loadStories)\((?![^;]*, '')/;

/**
 * Tests of the runner that try it on repositories of their own: they need its code, that of `e2e`, which one of them starts,
 * and the manifests of the packages. What else stands in this repository cannot change them.
 */
const ON_A_REPOSITORY_OF_THEIR_OWN =
  /^scripts\/check\/(changed|lanes|run-step|storybook|test-command|test-parts)\.test\.ts$/;
const ofTheRunner: Selection = (file) =>
  isShared(file) || /^(scripts|e2e|packages\/testing)\/|\/package\.json$/.test(file);

const isTestFile: Selection = (file) => /\.test\.tsx?$/.test(file);
const isStory: Selection = (file) => file.endsWith('.stories.tsx');
const isOfTests: Selection = (file) => isTestFile(file) || /\/(test|testing)\/|^packages\/testing\//.test(file);
/** Not loaded by these runs: a second server, which has a run of its own (`pnpm check:all`). */
const isOfVariants: Selection = (file) => file.startsWith(`${API}/test/two-servers/`);
/** Runs before every test file of its package, or decides how they run. */
const isRunner: Selection = (file) => /(^|\/)(vitest\.config|setup|global-setup)\.ts$|\/test\/apart\//.test(file);
const isOfScreens: Selection = (file) => file.endsWith('.test.tsx') && !file.startsWith('packages/ui/');
/** The settings of the screens of all apps. */
const SCREENS = 'packages/app-shell/src/testing/';

const NONE: Called = new Map();

/** A story file as the tests name it: its path below the package. */
export const storyName = (file: string): string =>
  file
    .split('/')
    .slice(2)
    .join('/')
    .replace(/^src\//, '');

/** `called`: asked at each look at the inputs of a part, as a run adds to it. */
export function testParts(root: string, graph: Graph, packages: readonly Package[], called: () => Called): Part[] {
  const { files, textOf, named, reach, reachOpened } = graph;
  const reads = (file: string): boolean => READS.test(textOf(file)) && PLACE.test(textOf(file));
  const packageOf = (file: string): string =>
    packages.find(({ folder }) => file.startsWith(`${folder}/`))?.folder ?? 'scripts';
  const ofFolder = <T>(make: (folder: string) => T) => {
    const made = new Map<string, T>();
    return (folder: string): T => {
      const known = made.get(folder) ?? make(folder);
      made.set(folder, known);
      return known;
    };
  };
  const whole = ofFolder((folder): Selection => (folder === 'scripts' ? () => true : packageInputs(packages, folder)));
  const runners = ofFolder((folder) => reach(files.filter((file) => isRunner(file) && file.startsWith(folder))));

  /** Modules that a test of the API called; `undefined` when they are not known. */
  const modulesCalled = (test: string): string[] | undefined =>
    packageOf(test) === API ? graph.modulesOf(called().get(test)) : [];

  /** All that a test depends on, `part` being its name; `stories`: those that are its own, of all that it shows. */
  const inputsOf = (test: string, part: string, stories?: readonly string[]): Selection => {
    const folder = packageOf(test);
    if (ON_A_REPOSITORY_OF_THEIR_OWN.test(test)) return ofTheRunner;
    const modules = modulesCalled(test);
    const own = stories === undefined ? [test] : [...named(test).filter((file) => !isStory(file)), ...stories];
    const opened = isOfScreens(test) ? called().get(part) : undefined;
    const ran = (opened === undefined ? reach([...own, ...(modules ?? [])]) : reachOpened(own, opened)).add(test);
    const ofTest = [...ran].filter((file) => isOfTests(file) && !isOfVariants(file) && !isRunner(file));
    const opaque = ofTest.some((file) => STARTS.test(textOf(file)) || (isOfTests(file) && reads(file)));
    if (modules === undefined || opaque) return whole(folder);
    const screens = isOfScreens(test) ? runners(SCREENS) : new Set<string>();
    const code = ran.union(runners(`${folder}/`)).union(screens);
    // Code that reads files may read any of its package that is no code.
    const readers = new Set([folder, ...[...code].filter(reads).map(packageOf)]);
    const reached = new Set([folder, ...reachedFrom(packages, folder)]);
    return (file) =>
      isShared(file) ||
      code.has(file) ||
      (!isCode(file) && readers.has(packageOf(file))) ||
      (file.endsWith('/package.json') && reached.has(packageOf(file)));
  };
  const partOf = (test: string, story?: string): Part => {
    let [known, inputs]: [Called | undefined, Selection] = [undefined, () => true];
    const name = story === undefined ? test : `${test} ${story}`;
    return {
      name,
      inputs: (file) => {
        const now = packageOf(test) === API || isOfScreens(test) ? called() : NONE;
        if (now !== known) [known, inputs] = [now, inputsOf(test, name, story === undefined ? undefined : [story])];
        return inputs(file);
      },
      testFiles: [join(root, test)],
      ...(story !== undefined && { story: { file: storyName(story), title: basename(story, '.stories.tsx') } }),
    };
  };
  return files.filter(isTestFile).flatMap((test) => {
    const stories = SHOWS_STORIES.test(textOf(test)) ? named(test).filter(isStory) : [];
    return stories.length === 0 ? [partOf(test)] : stories.map((story) => partOf(test, story));
  });
}
