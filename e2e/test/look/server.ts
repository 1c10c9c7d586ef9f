/** The server of which pictures are taken: the one that runs at `LUNETA_PORT`, or one started for this. */
import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import { LookError, type App } from './options.ts';

const root = join(import.meta.dirname, '../../..');

export type Server = { readonly api: string; readonly stop: () => Promise<void> };

/** Builds the app when its sources changed; nothing when they did not. */
function build(app: App): void {
  const args = ['exec', 'turbo', 'run', 'build', '--filter', `@luneta/${app}`, '--output-logs=errors-only'];
  const done = spawnSync('pnpm', args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  if (done.status !== 0)
    throw new LookError(`${app} does not build: run \`pnpm exec turbo run build --filter @luneta/${app}\``);
}

async function running(port: string): Promise<Server> {
  const api = `http://localhost:${port}`;
  const answered = await fetch(`${api}/api/saude`).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!answered)
    throw new LookError(`nothing answers at ${api} (LUNETA_PORT): start it with npm start, or unset LUNETA_PORT`);
  return { api, stop: async () => undefined };
}

/** A server with the demo on four free ports. It uses the data of `npm start`. */
function started(): Promise<Server> {
  const env = { ...process.env, LUNETA_PORT: '0', LUNETA_DEMO: '1', LUNETA_FOLLOW_PARENT: '1' };
  const child = spawn('node', ['apps/api/src/cli/main.ts', 'serve'], {
    cwd: root,
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
    void ended.then(() => reject(new LookError('the server ended before it was ready: its reason stands above')));
  });
}

export async function serverFor(app: App): Promise<Server> {
  const port = process.env['LUNETA_PORT'];
  if (port !== undefined && port !== '' && port !== '0') return running(port);
  build(app);
  return started();
}
