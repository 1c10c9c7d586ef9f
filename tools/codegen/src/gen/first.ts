/**
 * `node tools/codegen/src/gen/first.ts`: how long it takes from a clone to the first generated test that passes, by the commands
 * of CONTRIBUTING.md. Packages come from the store of pnpm where it has them: how fast a network is, is not measured.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../../..');
const MINUTES = 15;
const folder = mkdtempSync(join(tmpdir(), 'luneta-first-'));
const clone = join(folder, 'luneta');
const since = performance.now();
const seconds = (): number => (performance.now() - since) / 1000;

/** Says in which second it ended; what it said itself only when it failed. */
function run(cwd: string, command: string, ...args: string[]): void {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8', maxBuffer: 2 ** 26 });
  console.log(
    `${seconds().toFixed(1).padStart(6)} s  ${status === 0 ? 'ok' : 'FAILED'}  ${[command, ...args].join(' ')}`,
  );
  if (status !== 0) throw new Error(`${stdout}${stderr}`);
}

try {
  run(folder, 'git', 'clone', '--quiet', '--no-hardlinks', ROOT, clone);
  run(clone, 'pnpm', 'install', '--frozen-lockfile', '--prefer-offline');
  run(clone, 'pnpm', 'gen', 'component', 'feedback/lembrete');
  run(
    clone,
    'pnpm',
    'exec',
    'vitest',
    'run',
    '--project',
    'ui-browser',
    'packages/ui/src/components/feedback/lembrete',
  );
  console.log(`from a clone to the first generated, passing test: ${seconds().toFixed(0)} s`);
  if (seconds() > MINUTES * 60) throw new Error(`a first change is promised within ${MINUTES} minutes`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
