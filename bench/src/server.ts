/**
 * A real Luneta server in a process of its own, on free ports of the loopback and a data folder given. It knows how
 * to start it and end it, and nothing of what is measured.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const TREE = join(import.meta.dirname, '../..');
const START_LIMIT_MS = 60_000;

export type Server = {
  /** Address of the API. */
  readonly url: string;
  readonly pid: number;
  /** Ends it as Ctrl-C would; resolves when the process is gone. */
  readonly stop: () => Promise<void>;
  /** Ends it as a crash would, leaving PostgreSQL alone. */
  readonly kill: () => Promise<void>;
};

export type DataDir = { readonly path: string; readonly remove: () => void };

/** A data folder that nobody else uses. */
export function newDataDir(): DataDir {
  const path = mkdtempSync(join(tmpdir(), 'luneta-bench-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** Connection string of the embedded PostgreSQL that lives in a data folder. */
export function databaseUrl(dataDir: string): string {
  const password = readFileSync(join(dataDir, 'postgres.password'), 'utf8').trim();
  const { port }: { port: number } = JSON.parse(readFileSync(join(dataDir, 'server.json'), 'utf8'));
  return `postgres://luneta:${password}@127.0.0.1:${port}/luneta`;
}

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

const [FIRST_PORT, PLACES, STEP] = [5200, 400, 10];

/** Four free ports in a row. Each process looks from a place of its own: two that begin at once must not find the same. */
async function freePort(): Promise<number> {
  for (let n = 0; n < PLACES; n += 1) {
    const first = FIRST_PORT + ((process.pid + n) % PLACES) * STEP;
    const free = await Promise.all([0, 1, 2, 3].map((next) => isFree(first + next)));
    if (free.every(Boolean)) return first;
  }
  throw new Error(`there are no four free ports in a row from ${FIRST_PORT}`);
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}

/** Asks until the server is ready; false when its process ended first. */
async function answers(url: string, child: ChildProcess, limitMs: number): Promise<boolean> {
  const limit = performance.now() + limitMs;
  while (child.exitCode === null && performance.now() < limit) {
    const response = await fetch(`${url}/api/saude`).catch(() => undefined);
    if (response?.status === 200) return true;
    await wait(10);
  }
  return false;
}

/**
 * Starts `luneta serve` with the demo.
 * `tree`: the checkout whose server and built apps it is; this one unless given. `env`: more settings of the server.
 * @throws with what it printed when it does not become ready within `limitMs`
 */
export async function startServer(
  dataDir: string,
  limitMs = START_LIMIT_MS,
  tree = TREE,
  env: Readonly<Record<string, string>> = {},
): Promise<Server> {
  const port = await freePort();
  const inherited = Object.entries(process.env).filter(([name]) => !/^(LUNETA_|DATABASE_URL$|NODE_ENV$)/.test(name));
  const child = spawn(process.execPath, [join(tree, 'apps/api/src/cli/main.ts'), 'serve'], {
    env: {
      ...Object.fromEntries(inherited),
      LUNETA_DEMO: '1',
      LUNETA_PORT: String(port),
      LUNETA_DATA_DIR: dataDir,
      LUNETA_LOG: 'error',
      // Ends the processes that we started when a measurement is interrupted.
      LUNETA_FOLLOW_PARENT: '1',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const url = `http://127.0.0.1:${port}`;
  if (!(await answers(url, child, limitMs))) {
    await end(child, 'SIGKILL');
    throw new Error(`the server did not become ready:\n${said}`);
  }
  return { url, pid: child.pid ?? 0, stop: () => end(child, 'SIGTERM'), kill: () => end(child, 'SIGKILL') };
}
