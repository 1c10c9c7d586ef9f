/**
 * `npm test`: everything that guards the house, one summary at the end.
 * Usage: npm test [-- name …] runs only the steps whose name contains one of the words; --all adds the slow ones.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { findChromium } from './check/chromium.ts';
import type { Tally, Timed } from './check/reports.ts';
import { stepsOf, type Step } from './check/steps.ts';

/** Against a step that hangs, no measure of speed: a quiet machine with two cores takes 25 minutes, a loaded one longer. */
const LIMIT_MINUTES = process.argv.includes('--all') ? 150 : 45;
const GOAL_MINUTES = process.argv.includes('--all') ? 60 : 15;
const SLOWEST = 10;

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const started = Date.now();
const minutes = () => (Date.now() - started) / 60_000;

/** Runs one step in a process group of its own, so that the time limit can end all of it. */
function run(step: Step, chromium: string): Promise<number> {
  return new Promise((resolve) => {
    const env = { ...process.env, CI: 'true', NO_COLOR: '1', CHROMIUM_PATH: chromium, ...step.env };
    const child = spawn(step.command, step.args, {
      cwd: root,
      env,
      stdio: ['ignore', 'inherit', 'inherit'],
      detached: true,
    });
    const end = () => child.pid !== undefined && process.kill(-child.pid, 'SIGKILL');
    const limit = setTimeout(
      () => {
        console.error(`\nluneta · over ${LIMIT_MINUTES} minutes: ending "${step.name}"`);
        end();
      },
      Math.max(0, LIMIT_MINUTES * 60_000 - (Date.now() - started)),
    );
    const stop = () => {
      end();
      process.exit(130);
    };
    process.once('SIGINT', stop).once('SIGTERM', stop);
    child.on('exit', (code) => {
      clearTimeout(limit);
      process.off('SIGINT', stop).off('SIGTERM', stop);
      resolve(code ?? 1);
    });
  });
}

const reports = mkdtempSync(join(tmpdir(), 'luneta-test-'));
const total: Tally = { passed: 0, failed: 0, skipped: 0, timed: [] };
const durations: Timed[] = [];
const red: string[] = [];
const words = process.argv.slice(2);
const all = words.includes('--all');
const wanted = words.filter((word) => word !== '--all');

try {
  const chromium = findChromium();
  const steps = stepsOf(reports, all).filter(
    ({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)),
  );
  for (const step of steps) {
    console.log(`\n━━ ${step.name}`);
    if (step.skip) {
      console.log(`luneta · skipped: ${step.skip}`);
      total.skipped += 1;
      continue;
    }
    const before = Date.now();
    const code = await run(step, chromium);
    const tally = step.read?.() ?? { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0, timed: [] };
    // A runner that fails without a failed test (a crash, an unhandled error) still failed.
    if (code !== 0 && tally.failed === 0) tally.failed = 1;
    if (step.read && tally.passed === 0 && tally.failed === 0) tally.failed = 1;
    total.passed += tally.passed;
    total.failed += tally.failed;
    total.skipped += tally.skipped;
    total.timed.push(...tally.timed);
    durations.push({ name: step.name, milliseconds: Date.now() - before });
    if (tally.failed > 0) red.push(`${step.name} (${tally.failed})`);
  }
} catch (error) {
  console.error(`\nluneta · ${error instanceof Error ? error.message : String(error)}`);
  total.failed += 1;
  red.push('setting up');
} finally {
  rmSync(reports, { recursive: true, force: true });
}

const seconds = ({ name, milliseconds }: Timed) => `  ${(milliseconds / 1000).toFixed(1).padStart(7)} s  ${name}`;
console.log('\n━━ steps\n' + durations.map(seconds).join('\n'));
console.log(
  `\n━━ ${SLOWEST} slowest checks\n` +
    total.timed
      .toSorted((a, b) => b.milliseconds - a.milliseconds)
      .slice(0, SLOWEST)
      .map(seconds)
      .join('\n'),
);
if (minutes() > GOAL_MINUTES)
  console.log(`\nluneta · took ${minutes().toFixed(1)} minutes, more than the goal of ${GOAL_MINUTES}`);
if (minutes() > LIMIT_MINUTES) total.failed += 1;
console.log(
  `\ntook ${minutes().toFixed(1)} minutes; ${total.skipped} skipped${red.length > 0 ? `; red: ${red.join(', ')}` : ''}`,
);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
