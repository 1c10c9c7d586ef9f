/** Runs commands in process groups of their own, so that all that a command started can be ended with it. */
import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

import type { Command } from './step.ts';

export type Outcome = { readonly code: number; readonly output: string; readonly milliseconds: number };

const running = new Set<number>();

/** Ends what a command left running, if anything. */
function endGroup(pid: number): void {
  running.delete(pid);
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // The whole group has ended by itself.
  }
}

/** Ends every process that was started here and still runs. */
export const endAll = (): void => [...running].forEach(endGroup);

/**
 * Runs a command to its end. What it writes goes to `log`, as the lines of steps that run side by side would mix; a file
 * and not a pipe, which a process left behind would hold open.
 */
export function runCommand({ command, args, env }: Command, cwd: string, log: string): Promise<Outcome> {
  const started = performance.now();
  mkdirSync(dirname(log), { recursive: true });
  const file = openSync(log, 'w');
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, CI: 'true', NO_COLOR: '1', ...env },
      stdio: ['ignore', file, file],
      detached: true,
    });
    closeSync(file);
    const { pid } = child;
    if (pid !== undefined) running.add(pid);
    const end = (code: number, more = '') => {
      if (pid !== undefined) endGroup(pid);
      resolve({ code, output: readFileSync(log, 'utf8') + more, milliseconds: performance.now() - started });
    };
    child.on('error', (error) => end(1, `${error.message}\n`));
    child.on('exit', (code) => end(code ?? 1));
  });
}
