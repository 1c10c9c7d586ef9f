import { spawn } from 'node:child_process';
import { once } from 'node:events';

import { expect, it } from 'vitest';

import { isAlive } from './folder.ts';

it('a process that has ended holds nothing, though its parent has not asked for it (Linux)', async () => {
  // The shell becomes a `sleep` before its child ends, and that asks for no children.
  const parent = spawn('sh', ['-c', 'sleep 1 & echo $!; exec sleep 60'], { stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const [printed] = await once(parent.stdout, 'data');
    const ended = Number(String(printed).trim());
    await expect.poll(() => isAlive(ended), { timeout: 20_000 }).toBe(process.platform !== 'linux');
    expect(isAlive(parent.pid ?? 0)).toBe(true);
  } finally {
    parent.kill();
  }
});
