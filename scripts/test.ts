/**
 * `npm test`: everything that guards the repository, one summary at the end.
 * Usage: npm test [-- word …] runs only the steps whose name contains one of the words; --fresh runs also what did not
 * change since it passed; --all (`pnpm check:all`) adds what is too slow for every change, and runs everything.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { DEBIAN, findChromium } from './check/chromium.ts';
import { keepRun } from './check/history.ts';
import { circumstances, readSnapshot } from './check/inputs.ts';
import { runInLanes } from './check/lanes.ts';
import { readPackages } from './check/packages.ts';
import { passedIn } from './check/passed.ts';
import { endAll, runCommand } from './check/processes.ts';
import { sumOf } from './check/reports.ts';
import { isUnchanged, runStep, stalePartsOf, type StepResult, type Surroundings } from './check/run-step.ts';
import { coresOf, type Step } from './check/step.ts';
import { stepsOf } from './check/steps.ts';
import { choose, report, stepsNamed } from './check/summary.ts';

const options = choose(process.argv.slice(2));
const { all, fresh, wanted } = options;
const GOAL_MINUTES = all ? 60 : 15;

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const cache = join(root, '.luneta-cache');
const started = Date.now();
const minutes = () => (Date.now() - started) / 60_000;
const reports = mkdtempSync(join(tmpdir(), 'luneta-test-'));
// What one process has compiled, the next need not: some thirty start from the same code.
process.env['NODE_COMPILE_CACHE'] ??= join(cache, 'compiled');
const results = new Map<string, StepResult>();
const problems: string[] = [...options.problems];

const stop = () => {
  endAll();
  rmSync(reports, { recursive: true, force: true });
  process.exit(130);
};
process.once('SIGINT', stop).once('SIGTERM', stop).once('SIGHUP', stop);

async function runAll(steps: readonly Step[], surroundings: (step: Step) => Surroundings): Promise<void> {
  const skipped = steps.filter(({ skip }) => skip !== undefined);
  for (const { name, skip } of skipped) console.log(`\n━━ ${name}\nluneta · skipped: ${skip}`);
  const runnable = steps.filter(({ skip }) => skip === undefined);
  const unchanged = runnable.filter((step) => isUnchanged(step, surroundings(step)));
  const stale = runnable.filter((step) => !unchanged.includes(step));
  // What only builds for steps that have nothing to do has nothing to do either; for the others it must run.
  const rebuilt = unchanged.filter(({ name }) => stale.some(({ needs }) => needs?.includes(name)));
  for (const step of unchanged.filter((one) => !rebuilt.includes(one))) {
    const { reused } = stalePartsOf(step, surroundings(step));
    console.log(`━━ ${step.name} · unchanged since it passed`);
    results.set(step.name, { tally: reused, reused: reused.passed, milliseconds: 0 });
  }
  const tasks = runnable
    .filter((step) => stale.includes(step) || rebuilt.includes(step))
    .map((step) => ({
      name: step.name,
      cores: coresOf(step, stalePartsOf(step, surroundings(step)).stale.length),
      needs: step.needs ?? [],
      run: async () => {
        if (problems.length > 0) return false;
        console.log(`   ${step.name} …`);
        const result = await runStep(step, surroundings(step));
        results.set(step.name, result);
        return result.tally.failed === 0;
      },
    }));
  const leftOut = await runInLanes(tasks, Math.max(2, availableParallelism()));
  for (const name of leftOut) console.log(`\n━━ ${name}\nluneta · not run: a step that it needs failed`);
}

try {
  const chromium = findChromium();
  if (chromium !== DEBIAN) process.env['CHROMIUM_PATH'] = chromium;
  const around = circumstances(chromium);
  const snapshot = readSnapshot(root);
  const files = snapshot ?? new Map<string, string>();
  const steps = stepsOf({ root, snapshot: files, packages: readPackages(root, files.keys()), reports, cache, all });
  const chosen = stepsNamed(steps, wanted);
  if (chosen.length === 0)
    problems.push(
      `no step is named like ${wanted.join(' or ')}; there are: ${steps.map(({ name }) => name).join(', ')}`,
    );
  const passed = passedIn(join(cache, 'passed'));
  const reuse = snapshot !== undefined && !fresh && !all;
  const surroundings = ({ name }: Step): Surroundings => ({
    snapshot: files,
    reread: () => readSnapshot(root) ?? files,
    around,
    passed: { ...passed, ...(!reuse && { find: () => undefined }) },
    execute: (command) => runCommand(command, root, join(cache, 'output', `${name.replaceAll(' ', '-')}.log`)),
    print: (text) => process.stdout.write(text),
  });
  if (problems.length === 0) await runAll(chosen, surroundings);
} catch (error) {
  problems.push(error instanceof Error ? error.message : String(error));
} finally {
  rmSync(reports, { recursive: true, force: true });
}

const total = sumOf([...results.values()].map(({ tally }) => tally));
const failed = total.failed + problems.length;
keepRun(join(cache, 'history.json'), {
  at: new Date(started).toISOString(),
  seconds: Math.round((Date.now() - started) / 1000),
  passed: total.passed,
  failed,
  steps: [...results].map(([name, { tally, reused, milliseconds }]) => ({
    name,
    seconds: Math.round(milliseconds / 100) / 10,
    reused,
    passed: tally.passed,
    failed: tally.failed,
  })),
});
console.log(report(results, problems, minutes(), GOAL_MINUTES));
console.log(`${total.passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
