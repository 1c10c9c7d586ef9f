/** The words of `npm test`: those it is called with, and those it ends with. */
import { sumOf, type Timed } from './reports.ts';
import type { StepResult } from './run-step.ts';

const SLOWEST = 10;

export type Options = {
  readonly all: boolean;
  readonly fresh: boolean;
  /** Words of which one must stand in the name of a step; none means every step. */
  readonly wanted: readonly string[];
  /** What cannot be understood. */
  readonly problems: readonly string[];
};

/** What the words of the command line ask for. */
export function choose(words: readonly string[]): Options {
  const flags = words.filter((word) => word.startsWith('-'));
  return {
    all: flags.includes('--all'),
    fresh: flags.includes('--fresh'),
    wanted: words.filter((word) => !word.startsWith('-')),
    problems: flags
      .filter((flag) => flag !== '--all' && flag !== '--fresh')
      .map((flag) => `unknown option ${flag}; there are --fresh and --all`),
  };
}

/** The steps that are wanted, with those they need: what an older state built would be judged as if it were of this one. */
export function stepsNamed<T extends { readonly name: string; readonly needs?: readonly string[] }>(
  steps: readonly T[],
  wanted: readonly string[],
): T[] {
  const named = steps.filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)));
  const needed = new Set(named.flatMap(({ needs = [] }) => needs));
  return steps.filter((step) => named.includes(step) || needed.has(step.name));
}

const line = (name: string, milliseconds: number, more = ''): string =>
  `  ${(milliseconds / 1000).toFixed(1).padStart(7)} s  ${name}${more}`;

/** Everything before the closing line: seconds of each step, the slowest checks, what failed by name, and the time against the goal. */
export function report(
  results: ReadonlyMap<string, StepResult>,
  problems: readonly string[],
  minutes: number,
  goalMinutes: number,
): string {
  const steps = [...results].map(([name, { milliseconds, reused, tally }]) =>
    line(name, milliseconds, reused === 0 ? '' : ` (${reused} of ${tally.passed} unchanged since they passed)`),
  );
  const { timed, skipped, failures, flaky = [] } = sumOf([...results.values()].map(({ tally }) => tally));
  const slowest: Timed[] = timed.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, SLOWEST);
  const red = [...results].flatMap(([name, { tally }]) => (tally.failed > 0 ? [`${name} (${tally.failed})`] : []));
  return [
    `\n━━ steps\n${steps.join('\n')}`,
    ...(slowest.length > 0
      ? [`\n━━ ${SLOWEST} slowest checks\n${slowest.map((one) => line(one.name, one.milliseconds)).join('\n')}`]
      : []),
    ...problems.map((problem) => `\nluneta · ${problem}`),
    ...(minutes > goalMinutes
      ? [`\nluneta · took ${minutes.toFixed(1)} minutes, more than the goal of ${goalMinutes}`]
      : []),
    ...(flaky.length > 0
      ? [`\n━━ flaky: passed when tried once more, to be mended\n${flaky.map((name) => `  ${name}`).join('\n')}`]
      : []),
    ...(failures.length > 0 ? [`\n━━ failed\n${failures.map((name) => `  ${name}`).join('\n')}`] : []),
    `\ntook ${minutes.toFixed(1)} minutes; ${skipped} skipped${red.length > 0 ? `; red: ${red.join(', ')}` : ''}`,
  ].join('\n');
}
