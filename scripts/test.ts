/**
 * `npm test`: runs the steps of `steps.ts` side by side, and says what each took and found.
 * Usage: npm test [-- word …] runs the steps whose name contains one of the words, with those they need; --all
 * (`pnpm check:all`) adds what is too slow for every change; --fresh takes nothing from turbo's cache, and neither does --all.
 */
import { spawn } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';

import { EMPTY, type Tally } from '../packages/testing/src/tally.ts';
import { ensureChromium } from './test/chromium.ts';
import { memoryFolder } from './test/memory-folder.ts';
import { stepsOf, type Step } from './test/steps.ts';

type Result = Tally & { readonly seconds: number; readonly cached: boolean };

const root = dirname(import.meta.dirname);
const cache = join(root, '.luneta-cache');
const words = process.argv.slice(2);
const all = words.includes('--all');
const wanted = words.filter((word) => !word.startsWith('--'));
const unknown = words.filter((word) => word.startsWith('--') && word !== '--all' && word !== '--fresh');
const goal = all ? 40 : 10;
const started = Date.now();
const groups = new Set<number>();

if (all || words.includes('--fresh')) process.env['TURBO_FORCE'] = '1';
// What one process has compiled, the next need not: some thirty start from the same code.
process.env['NODE_COMPILE_CACHE'] ??= join(cache, 'compiled');
const memory = memoryFolder();

/** Ends a command with all that it started. */
function end(group: number): void {
  groups.delete(group);
  try {
    process.kill(-group, 'SIGKILL');
  } catch {
    // All of it has ended.
  }
}

/** Runs a command in a process group of its own. Its output goes to a file: lines of steps side by side would mix. */
function execute({ command, env, tests, onDisk }: Step, log: string): Promise<number> {
  const file = openSync(log, 'w');
  const child = spawn(command, {
    cwd: root,
    env: {
      ...process.env,
      CI: 'true',
      NO_COLOR: '1',
      ...(memory !== undefined && tests !== undefined && !onDisk && { TMPDIR: memory }),
      ...env,
    },
    stdio: ['ignore', file, file],
    shell: true,
    detached: true,
  });
  closeSync(file);
  const { pid } = child;
  if (pid !== undefined) groups.add(pid);
  return new Promise((resolve) => {
    child.once('exit', (code) => {
      if (pid !== undefined) end(pid);
      resolve(code ?? 1);
    });
  });
}

async function run(step: Step): Promise<Result> {
  const begun = performance.now();
  const log = join(cache, 'output', `${step.name.replaceAll(/\W+/g, '-')}.log`);
  const report = join(cache, 'tests', `${step.tests}.json`);
  console.log(`   ${step.name} …`);
  rmSync(report, { force: true });
  const code = await execute(step, log);
  const output = readFileSync(log, 'utf8');
  // Without tests the exit code is one check.
  const plain = { ...EMPTY, passed: code === 0 && step.tests === undefined ? 1 : 0 };
  const tally: Tally = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : plain;
  const silent = tally.failed.length === 0 && (code !== 0 || tally.passed === 0);
  const failed = silent ? [`${step.name}: ended with ${code} and names no failed test`] : tally.failed;
  if (failed.length > 0) console.log(`\n━━ ${step.name}\n${output}`);
  return { ...tally, failed, seconds: (performance.now() - begun) / 1000, cached: output.includes('FULL TURBO') };
}

/** Starts each step when what it needs has passed and cores are left. A step without a result did not run. */
async function runAll(steps: readonly Step[]): Promise<Map<string, Result>> {
  const results = new Map<string, Result>();
  const running = new Map<Step, Promise<void>>();
  const waiting = new Set(steps);
  const cores = Math.max(2, availableParallelism());
  const finish = async (step: Step) => {
    results.set(step.name, await run(step));
    running.delete(step);
  };
  do {
    for (const step of waiting) {
      const needs = steps.filter(({ name }) => step.needs?.includes(name) === true);
      const busy = [...running.keys()].reduce((sum, other) => sum + other.cores, 0);
      const fits = running.size === 0 || busy + step.cores <= cores;
      const over = needs.filter((need) => !waiting.has(need) && !running.has(need));
      if (over.some(({ name }) => results.get(name)?.failed.length !== 0)) waiting.delete(step);
      else if (fits && over.length === needs.length) {
        waiting.delete(step);
        running.set(step, finish(step));
      }
    }
    if (running.size > 0) await Promise.race(running.values());
  } while (running.size > 0 || waiting.size > 0);
  return results;
}

function row({ name, skip }: Step, result: Result | undefined): string {
  if (skip !== undefined) return `   skipped  ${name}: ${skip}`;
  if (!result) return `   not run  ${name}: a step that it needs failed`;
  const { passed, failed, skipped, flaky } = result;
  const counts = Object.entries({ passed, FAILED: failed.length, skipped: skipped.length, flaky: flaky.length });
  const found = counts.flatMap(([what, count]) => (count > 0 ? [`${count} ${what}`] : []));
  const seconds = result.seconds.toFixed(1).padStart(8);
  return `${seconds} s  ${name}: ${found.join(', ')}${result.cached ? ', unchanged since it passed' : ''}`;
}

/** What was started is asked to end, so that its servers and databases end too, and is ended when it does not. */
const stop = () => {
  for (const group of groups) {
    try {
      process.kill(-group, 'SIGTERM');
    } catch {
      // All of it has ended.
    }
  }
  setTimeout(() => {
    for (const group of groups) end(group);
    process.exit(130);
  }, 5_000);
};
process.once('SIGINT', stop).once('SIGTERM', stop).once('SIGHUP', stop);

mkdirSync(join(cache, 'output'), { recursive: true });
const steps = stepsOf(all);
const named = steps.filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)));
const chosen = steps.filter((step) => named.includes(step) || named.some(({ needs }) => needs?.includes(step.name)));
if (unknown.length > 0 || chosen.length === 0) {
  console.error(`luneta · npm test takes --all, --fresh and words of: ${steps.map(({ name }) => name).join(', ')}`);
  process.exit(1);
}
ensureChromium();
const results = await runAll(chosen.filter(({ skip }) => skip === undefined));

const done = [...results.values()];
const passed = done.reduce((sum, result) => sum + result.passed, 0);
const failed = done.flatMap((result) => result.failed);
const skipped = [...chosen.flatMap(({ name, skip }) => (skip ? [name] : [])), ...done.flatMap((one) => one.skipped)];
const flaky = done.flatMap((result) => result.flaky);
const list = (title: string, names: readonly string[]) =>
  names.length > 0 ? `\n━━ ${title}\n${names.map((name) => `  ${name}`).join('\n')}` : '';
console.log(
  list(
    'steps',
    chosen.map((step) => row(step, results.get(step.name))),
  ),
);
console.log(
  list('skipped', skipped) + list('flaky: passed when tried once more, to be mended', flaky) + list('failed', failed),
);
console.log(
  `took ${((Date.now() - started) / 60_000).toFixed(1)} minutes; the goal is ${goal}. Output of each step: .luneta-cache/output`,
);
console.log(`${passed} passed, ${failed.length} failed`);
process.exit(failed.length === 0 ? 0 : 1);
