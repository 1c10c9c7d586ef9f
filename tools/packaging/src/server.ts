/** A server with the demo, its database in a folder of its own. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import { ROOT } from './packages.ts';

export function startServer(data: string): Promise<{ api: string; stop: () => Promise<void> }> {
  const env = { ...process.env, LUNETA_PORT: '0', LUNETA_DEMO: '1', LUNETA_FOLLOW_PARENT: '1', LUNETA_DATA_DIR: data };
  const child = spawn(process.execPath, [join(ROOT, 'apps/api/src/cli/main.ts'), 'serve'], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return new Promise((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const [, api] = /ready: (\S+)/.exec(line) ?? [];
      if (api !== undefined) resolve({ api, stop });
    });
    void ended.then(() => reject(new Error('The server ended before it was ready: its reason stands above.')));
  });
}
