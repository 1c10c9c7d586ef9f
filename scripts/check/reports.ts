/** Reads what the test runners report, into one shape: how many passed, failed, were skipped, and how long each took. */
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

export type Timed = { name: string; milliseconds: number };
/** `failures`: what failed, by name, where the runner says so. `flaky`: what passed when it was tried once more. */
export type Tally = {
  passed: number;
  failed: number;
  skipped: number;
  timed: Timed[];
  failures: string[];
  flaky?: string[];
};

/** Written by `TallyReporter` (vitest-reporter.ts). */
export type VitestResults = {
  files: {
    file: string;
    /** `error`: the first line of what a failed test says. */
    tests: {
      name: string;
      state: 'passed' | 'failed' | 'skipped' | 'pending';
      milliseconds: number;
      error?: string;
      flaky?: boolean;
    }[];
    broken: boolean;
  }[];
  /** Errors outside of any test: they fail the run, and no result of it can be relied on. */
  unhandled: number;
};
type PlaywrightSuite = {
  title: string;
  /** Path from the folder of the journeys. */
  file?: string;
  suites?: PlaywrightSuite[];
  specs?: { title: string; tests: { status: string; results: { duration: number }[] }[] }[];
};
type PlaywrightReport = { suites: PlaywrightSuite[]; errors?: unknown[] };

const EMPTY: Tally = { passed: 0, failed: 0, skipped: 0, timed: [], failures: [] };

const read = (file: string): unknown => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

/** A file that could not even be loaded has no test of its own: it counts as one failure. */
const fileTally = ({ file, tests, broken }: VitestResults['files'][number]): Tally => ({
  passed: tests.filter(({ state }) => state === 'passed').length,
  failed: tests.filter(({ state }) => state === 'failed').length + (broken ? 1 : 0),
  skipped: tests.filter(({ state }) => state !== 'passed' && state !== 'failed').length,
  timed: tests.map(({ name, milliseconds }) => ({ name, milliseconds })),
  failures: [
    ...tests
      .filter(({ state }) => state === 'failed')
      .map(({ name, error = 'no message' }) => `${relative('.', file)}: ${name}: ${error}`),
    ...(broken ? [`${relative('.', file)}: could not be loaded, or a hook failed`] : []),
  ],
  flaky: tests.filter(({ flaky }) => flaky === true).map(({ name }) => `${relative('.', file)}: ${name}`),
});

/** Several tallies as one. */
export const sumOf = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
  failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
  skipped: tallies.reduce((sum, { skipped }) => sum + skipped, 0),
  timed: tallies.flatMap(({ timed }) => timed),
  failures: tallies.flatMap(({ failures }) => failures),
  flaky: tallies.flatMap(({ flaky = [] }) => flaky),
});

export function vitestTally(file: string): Tally {
  const report = read(file) as VitestResults | undefined;
  if (!report) return { ...EMPTY, failed: 1 };
  return sumOf([...report.files.map(fileTally), { ...EMPTY, failed: report.unhandled }]);
}

/** One part of a run. `testFiles`: absolute paths of all that must have run. `title`: only tests whose name begins so. */
export type VitestPart = { readonly name: string; readonly testFiles: readonly string[]; readonly title?: string };

/**
 * What each part of a run came to. Errors of no test, and a file that did not run, leave no part as proved: `undefined`.
 */
export function vitestParts(file: string, parts: readonly VitestPart[]): Map<string, Tally | undefined> {
  const report = read(file) as VitestResults | undefined;
  // One file may run in two projects.
  const byFile = Map.groupBy(report?.files ?? [], ({ file }) => file);
  return new Map(
    parts.map(({ name, testFiles, title }) => {
      const whole = report?.unhandled === 0 && testFiles.every((one) => byFile.has(one));
      const results = testFiles.flatMap((one) => byFile.get(one) ?? []);
      const own = results.map(({ file: one, tests, broken }) =>
        fileTally({
          file: one,
          broken,
          tests: tests.filter((test) => title === undefined || test.name.includes(` > ${title} `)),
        }),
      );
      return [name, whole ? sumOf(own) : undefined];
    }),
  );
}

type Journey = { title: string; status: string; milliseconds: number };

function journeysIn(suite: PlaywrightSuite): Journey[] {
  const own = (suite.specs ?? []).flatMap((spec) =>
    spec.tests.map((test) => ({
      title: `${suite.title} › ${spec.title}`,
      status: test.status,
      milliseconds: test.results.reduce((sum, result) => sum + result.duration, 0),
    })),
  );
  return [...own, ...(suite.suites ?? []).flatMap(journeysIn)];
}

function journeysTally(journeys: readonly Journey[], errors = 0): Tally {
  const failures = journeys.filter(({ status }) => status === 'unexpected');
  const flaky = journeys.filter(({ status }) => status === 'flaky');
  return {
    passed: journeys.filter(({ status }) => status === 'expected').length + flaky.length,
    failed: failures.length + errors,
    skipped: journeys.filter(({ status }) => status === 'skipped').length,
    timed: journeys.map(({ title, milliseconds }) => ({ name: title, milliseconds })),
    failures: failures.map(({ title }) => title),
    flaky: flaky.map(({ title }) => title),
  };
}

export function playwrightTally(file: string): Tally {
  const report = read(file) as PlaywrightReport | undefined;
  if (!report) return { ...EMPTY, failed: 1 };
  return journeysTally(report.suites.flatMap(journeysIn), report.errors?.length);
}

/** What each file of journeys came to. Errors of no journey, and a file that did not run, leave no file as proved: `undefined`. */
export function playwrightParts(file: string, names: readonly string[]): Map<string, Tally | undefined> {
  const report = read(file) as PlaywrightReport | undefined;
  const proves = report !== undefined && (report.errors?.length ?? 0) === 0;
  return new Map(
    names.map((name) => {
      // The suites of the first level are files, each once for every size.
      const suites = report?.suites.filter((suite) => suite.file === name) ?? [];
      return [name, proves && suites.length > 0 ? journeysTally(suites.flatMap(journeysIn)) : undefined];
    }),
  );
}
