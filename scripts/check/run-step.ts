/** Runs one step: only the parts whose inputs changed since they passed, and keeps what passes now. */
import { fingerprint, type Snapshot } from './inputs.ts';
import type { Passed } from './passed.ts';
import type { Outcome } from './processes.ts';
import { sumOf, type Tally } from './reports.ts';
import type { Command, Part, Step } from './step.ts';

/** `reused`: how many of the passed checks did not run, because nothing that they depend on has changed. */
export type StepResult = { readonly tally: Tally; readonly reused: number; readonly milliseconds: number };

export type Surroundings = {
  readonly snapshot: Snapshot;
  /** The files as they are now: what changed while a check ran may or may not have been seen by it. */
  readonly reread: () => Snapshot;
  /** What besides files a result depends on. */
  readonly around: string;
  readonly passed: Passed;
  readonly execute: (command: Command) => Promise<Outcome>;
  /** Takes the output of the step. */
  readonly print: (text: string) => void;
};

/** What the step's own report and its exit code say together. */
function judge(step: Step, code: number, parts: number): Tally {
  const own = step.read?.() ?? {
    passed: code === 0 ? parts : 0,
    failed: code === 0 ? 0 : 1,
    skipped: 0,
    timed: [],
    failures: [],
  };
  // A runner that fails without a failed test (a crash) still failed, and so did one that ran nothing.
  const silent = own.failed === 0 && (code !== 0 || own.passed === 0);
  return silent ? { ...own, failed: 1, failures: [`${step.name}: it failed without naming a test`] } : own;
}

const keyOf = (part: Part, { snapshot, around }: Pick<Surroundings, 'snapshot' | 'around'>): string =>
  fingerprint(snapshot, part.inputs, around);

/** The parts of a step that did not pass yet with the files as they are, and what the others came to. */
export function stalePartsOf(step: Step, surroundings: Surroundings): { stale: Part[]; reused: Tally } {
  const parts = step.parts ?? [];
  const known = parts.map((part) => surroundings.passed.find(`${step.name} ${part.name}`, keyOf(part, surroundings)));
  return {
    stale: parts.filter((_part, n) => known[n] === undefined),
    reused: sumOf(known.filter((tally) => tally !== undefined)),
  };
}

/** Whether nothing of the step has to run. */
export const isUnchanged = (step: Step, surroundings: Surroundings): boolean =>
  step.parts !== undefined && stalePartsOf(step, surroundings).stale.length === 0;

/** Runs what has to run of a step. */
export async function runStep(step: Step, surroundings: Surroundings): Promise<StepResult> {
  const { stale, reused: known } = stalePartsOf(step, surroundings);
  // A build whose result is only used by others runs again although it has not changed; it is not counted twice.
  const reused = stale.length > 0 ? known : sumOf([]);
  const parts = step.parts?.length ?? 0;
  const some = stale.length > 0 && stale.length < parts ? ` (${stale.length} of ${parts} parts)` : '';
  const { code, output, milliseconds } = await surroundings.execute(step.run(stale));
  surroundings.print(`\n━━ ${step.name}${some} · ${(milliseconds / 1000).toFixed(1)} s\n${output}`);
  const judged = judge(step, code, Math.max(1, stale.length));
  const each = step.readParts?.(stale) ?? new Map(stale.map(({ name }) => [name, judge(step, code, 1)]));
  // A run that passed without all files of a part has left some out, and nothing else would ever say so.
  const leftOut = code === 0 && judged.failed === 0 ? stale.filter(({ name }) => each.get(name) === undefined) : [];
  const unheard = leftOut.map(
    ({ name }) => `a test file of ${name} did not run: add it to the include of a vitest.config.ts`,
  );
  for (const sentence of unheard) surroundings.print(`luneta · ${sentence}\n`);
  const failures = [...judged.failures, ...unheard];
  const tally = { ...judged, failed: judged.failed + leftOut.length, failures };
  const now = stale.length > 0 ? surroundings.reread() : surroundings.snapshot;
  for (const part of stale) {
    const came = each.get(part.name);
    // A run that failed proves a part only when it says which test failed, and that this was in another part.
    const trusted = code === 0 || (step.readParts !== undefined && step.read !== undefined && step.read().failed > 0);
    // Of the files as they were; which of them are inputs, the run itself may have told (`readParts`).
    const key = keyOf(part, surroundings);
    const same = keyOf(part, { ...surroundings, snapshot: now }) === key;
    if (came && trusted && same) surroundings.passed.keep(`${step.name} ${part.name}`, key, came);
  }
  return { tally: sumOf([reused, tally]), reused: reused.passed, milliseconds };
}
