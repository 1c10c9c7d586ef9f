/** Reads what the test runners report, into one shape: how many passed, failed, were skipped, and how long each took. */
import { existsSync, readFileSync } from 'node:fs';

export type Timed = { name: string; milliseconds: number };
export type Tally = { passed: number; failed: number; skipped: number; timed: Timed[] };

type VitestReport = {
  testResults: {
    name: string;
    status: string;
    assertionResults: { fullName: string; status: string; duration?: number }[];
  }[];
};
type PlaywrightSuite = {
  title: string;
  suites?: PlaywrightSuite[];
  specs?: { title: string; tests: { status: string; results: { duration: number }[] }[] }[];
};
type PlaywrightReport = { suites: PlaywrightSuite[]; errors?: unknown[] };

const EMPTY: Tally = { passed: 0, failed: 0, skipped: 0, timed: [] };

const read = (file: string): unknown => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

/** A file that could not even be loaded has no test of its own: it counts as one failure. */
export function vitestTally(file: string): Tally {
  const report = read(file) as VitestReport | undefined;
  if (!report) return { ...EMPTY, failed: 1 };
  const tests = report.testResults.flatMap((suite) => suite.assertionResults);
  const unloaded = report.testResults.filter(
    (suite) => suite.status === 'failed' && suite.assertionResults.every((test) => test.status !== 'failed'),
  );
  return {
    passed: tests.filter((test) => test.status === 'passed').length,
    failed: tests.filter((test) => test.status === 'failed').length + unloaded.length,
    skipped: tests.filter((test) => test.status !== 'passed' && test.status !== 'failed').length,
    timed: tests.map((test) => ({ name: test.fullName, milliseconds: test.duration ?? 0 })),
  };
}

export function playwrightTally(file: string): Tally {
  const report = read(file) as PlaywrightReport | undefined;
  if (!report) return { ...EMPTY, failed: 1 };
  const walk = (suite: PlaywrightSuite): { title: string; status: string; milliseconds: number }[] => [
    ...(suite.specs ?? []).flatMap((spec) =>
      spec.tests.map((test) => ({
        title: `${suite.title} › ${spec.title}`,
        status: test.status,
        milliseconds: test.results.reduce((sum, result) => sum + result.duration, 0),
      })),
    ),
    ...(suite.suites ?? []).flatMap(walk),
  ];
  const tests = report.suites.flatMap(walk);
  return {
    passed: tests.filter((test) => test.status === 'expected').length,
    // A journey that passes only on a second try is not proof: flaky counts as failed.
    failed:
      tests.filter((test) => test.status === 'unexpected' || test.status === 'flaky').length +
      (report.errors?.length ?? 0),
    skipped: tests.filter((test) => test.status === 'skipped').length,
    timed: tests.map(({ title, milliseconds }) => ({ name: title, milliseconds })),
  };
}
