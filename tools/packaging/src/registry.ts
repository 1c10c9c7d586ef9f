/** A registry on the loopback for the length of a proof. What it does not have it takes from the one npm is set up for. */
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, openSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { ROOT } from './packages.ts';

export interface Registry {
  readonly url: string;
  /** For npm and pnpm: this registry, a cache of its own, nothing of the person's settings. */
  readonly env: NodeJS.ProcessEnv;
  readonly stop: () => Promise<void>;
}

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      server.close(() => resolve(port));
    });
  });

/** Waits until an address answers. @throws when it has not after `seconds`. */
export async function answers(url: string, seconds = 120): Promise<void> {
  for (let tries = 0; tries < seconds * 4; tries += 1) {
    const answered = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (answered) return;
    await wait(250);
  }
  throw new Error(`Nothing answers at ${url} after ${seconds} s.`);
}

export async function startRegistry(folder: string): Promise<Registry> {
  mkdirSync(folder, { recursive: true });
  const upstream = execFileSync('npm', ['config', 'get', 'registry'], { cwd: folder, encoding: 'utf8' }).trim();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  const config = join(folder, 'config.yaml');
  // JSON is YAML as well.
  writeFileSync(
    config,
    JSON.stringify({
      storage: join(folder, 'storage'),
      auth: { htpasswd: { file: join(folder, 'htpasswd') } },
      uplinks: { upstream: { url: upstream, cache: true, timeout: '60s', max_fails: 20 } },
      packages: {
        '@luneta/*': { access: '$all', publish: '$all' },
        '**': { access: '$all', proxy: 'upstream' },
      },
      max_body_size: '50mb',
      log: { type: 'stdout', format: 'pretty', level: 'warn' },
    }),
  );
  const log = openSync(join(folder, 'registry.log'), 'w');
  const bin = join(import.meta.dirname, '../node_modules/verdaccio/bin/verdaccio');
  const child = spawn(process.execPath, [bin, '--config', config, '--listen', `127.0.0.1:${port}`], {
    cwd: folder,
    stdio: ['ignore', log, log],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  const settings = join(folder, 'npmrc');
  writeFileSync(
    settings,
    `registry=${url}\n//127.0.0.1:${port}/:_authToken=proof\ncache=${join(folder, 'cache')}\nfund=false\naudit=false\nupdate-notifier=false\n`,
  );
  await answers(`${url}-/ping`).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(npm|pnpm)_/i.test(name)));
  return { url, env: { ...env, NPM_CONFIG_USERCONFIG: settings }, stop };
}

/** What `pnpm release` does after its build, to this registry and without tags: every version that it has not got. */
export function release({ url, env }: Registry): void {
  execFileSync('pnpm', ['exec', 'changeset', 'publish', '--no-git-tag'], {
    cwd: ROOT,
    env: { ...env, NPM_CONFIG_REGISTRY: url },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

/** Publishes an archive, or an unpacked one. */
export function publish({ url, env }: Registry, what: string, cwd: string): void {
  execFileSync('npm', ['publish', what, '--registry', url, '--silent', '--ignore-scripts'], {
    cwd,
    env,
    stdio: 'inherit',
  });
}
