/** The server of which pictures are taken: the one that runs at `LUNETA_PORT`, or one started for this on the data of `npm start`. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

import { startDemoServer, type DemoServer as Server } from '@luneta/testing/demo-server';

import { LookError, type App } from './options.ts';

const root = join(import.meta.dirname, '../../..');

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

export async function serverFor(app: App): Promise<Server> {
  const port = process.env['LUNETA_PORT'];
  if (port !== undefined && port !== '' && port !== '0') return running(port);
  build(app);
  return startDemoServer().catch((error: unknown) => {
    throw new LookError(error instanceof Error ? error.message : String(error));
  });
}
