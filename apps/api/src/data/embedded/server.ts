/**
 * PostgreSQL from the npm package, one server per data folder. A server that lives is used, whoever
 * started it; the last process of ours to leave stops one that Luneta started, and no other.
 */
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import pg from 'pg';

import { assertReachable, findBinaries, systemUser, type SystemUser } from './binaries.ts';
import { enter, isAlive, leave, openFolder, otherUsers, readPostmaster, readServerNote, secretFile, withLock, writeServerNote, type Folder, type ServerNote } from './folder.ts';

export type Embedded = {
  /** Connection string of the database `luneta`. */
  readonly url: string;
  readonly port: number;
  readonly pid: number;
  /** False when a living server was found and used. */
  readonly started: boolean;
  /** Leaves the server; stops it when Luneta started it and no other process of ours uses it. */
  stop(): Promise<void>;
};

export type EmbeddedOptions = {
  readonly dataDir: string;
  /** Extra `-c` settings, for tests (`fsync=off`). */
  readonly settings?: readonly string[];
  readonly onProgress?: (message: string) => void;
};

const START_LIMIT_MS = 60_000;
const LOG_LIMIT_BYTES = 5_000_000;
const SETTINGS = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200', 'timezone=UTC', 'log_timezone=UTC'];

const urlOf = (port: number, password: string, database: string) => `postgres://luneta:${password}@127.0.0.1:${port}/${database}`;

/** Last lines PostgreSQL wrote, for messages to the person who starts us. */
function logTail(folder: Folder): string {
  return existsSync(folder.log) ? readFileSync(folder.log, 'utf8').trimEnd().split('\n').slice(-15).join('\n') : '(no log)';
}

function failure(folder: Folder, what: string): Error {
  return new Error(`${what}\nPostgreSQL says (${folder.log}):\n${logTail(folder)}\nCorrect what it names and start again; with LUNETA_DATA_DIR another folder is used, with DATABASE_URL another server.`);
}

function initialise(folder: Folder, user: SystemUser, password: string): void {
  const fresh = `${folder.cluster}.new`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { mode: 0o700 });
  if (user.uid !== undefined && user.gid !== undefined) chownSync(fresh, user.uid, user.gid);
  const passwordFile = join(fresh, '..', 'initdb.pw');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  try {
    if (user.uid !== undefined && user.gid !== undefined) chownSync(passwordFile, user.uid, user.gid);
    const args = ['-D', fresh, '-U', 'luneta', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`, '-E', 'UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--lc-collate=C', '--lc-ctype=C', '--lc-messages=C'];
    const done = spawnSync(findBinaries().initdb, args, { ...user, cwd: folder.root, encoding: 'utf8' });
    if (done.status !== 0) throw new Error(`initdb could not prepare ${folder.cluster}:\n${done.error?.message ?? ''}${done.stdout}${done.stderr}`);
  } finally {
    rmSync(passwordFile, { force: true });
  }
  // Only a finished cluster gets the name: a start that was killed here simply begins again.
  renameSync(fresh, folder.cluster);
}

async function connects(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** The remembered port when it is free, else one the system gives. */
async function choosePort(remembered: number): Promise<number> {
  const listen = (port: number) =>
    new Promise<number>((resolve, reject) => {
      const probe = createServer();
      probe.once('error', reject);
      probe.listen(port, '127.0.0.1', () => {
        const address = probe.address();
        probe.close(() => resolve(typeof address === 'object' && address ? address.port : port));
      });
    });
  return listen(remembered).catch(() => listen(0));
}

function launch(folder: Folder, user: SystemUser, port: number, settings: readonly string[]): { pid: number; exited: () => boolean } {
  if (existsSync(folder.log) && statSync(folder.log).size > LOG_LIMIT_BYTES) truncateSync(folder.log);
  const log = openSync(folder.log, 'a', 0o600);
  const flags = [...SETTINGS, ...settings].flatMap((setting) => ['-c', setting]);
  // Detached and writing to a file: neither Ctrl-C nor our death reaches the server.
  const child = spawn(findBinaries().postgres, ['-D', folder.cluster, '-p', String(port), ...flags], { ...user, cwd: folder.root, detached: true, stdio: ['ignore', log, log] });
  closeSync(log);
  let gone = false;
  child.once('exit', () => (gone = true));
  child.once('error', () => (gone = true));
  child.unref();
  return { pid: child.pid ?? 0, exited: () => gone };
}

/** Waits for a server that someone else started; null when it goes away instead. */
async function attach(folder: Folder, password: string, limit: number): Promise<ServerNote | null> {
  for (let found = readPostmaster(folder); found; found = readPostmaster(folder)) {
    if (await connects(urlOf(found.port, password, 'postgres'))) return found;
    if (Date.now() > limit) throw failure(folder, `a PostgreSQL (process ${found.pid}) owns ${folder.cluster} but does not answer on port ${found.port}.`);
    await wait(200);
  }
  return null;
}

async function start(folder: Folder, user: SystemUser, password: string, options: EmbeddedOptions): Promise<ServerNote> {
  const limit = Date.now() + START_LIMIT_MS;
  const port = await choosePort(readServerNote(folder)?.port ?? 0);
  for (;;) {
    const server = launch(folder, user, port, options.settings ?? []);
    while (!server.exited()) {
      if (await connects(urlOf(port, password, 'postgres'))) {
        writeServerNote(folder, { pid: server.pid, port });
        return { pid: server.pid, port };
      }
      if (Date.now() > limit) throw failure(folder, 'PostgreSQL started but does not answer.');
      await wait(50);
    }
    // Children of a server that was killed need a moment to go; PostgreSQL then recovers by itself.
    const waiting = /still in use|already exists|is still running/.test(logTail(folder));
    if (!waiting || Date.now() > limit) throw failure(folder, 'PostgreSQL did not start.');
    options.onProgress?.('waiting for what is left of a PostgreSQL that was killed');
    await wait(500);
  }
}

async function ensureDatabase(port: number, password: string): Promise<void> {
  const client = new pg.Client({ connectionString: urlOf(port, password, 'postgres') });
  await client.connect();
  try {
    const { rowCount } = await client.query("select 1 from pg_database where datname = 'luneta'");
    if (!rowCount) await client.query('create database luneta');
  } finally {
    await client.end();
  }
}

async function stopServer(folder: Folder): Promise<void> {
  const running = readPostmaster(folder);
  if (!running || running.pid !== readServerNote(folder)?.pid) return;
  process.kill(running.pid, 'SIGINT');
  const limit = Date.now() + START_LIMIT_MS;
  while (isAlive(running.pid) && Date.now() < limit) await wait(50);
}

/**
 * Makes sure the folder's PostgreSQL runs and returns how to reach it.
 * @throws an Error with PostgreSQL's own lines and what to do.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const user = systemUser();
  const folder = openFolder(options.dataDir, user.uid !== undefined);
  assertReachable(folder.cluster, user);
  assertReachable(findBinaries().postgres, user);
  const password = secretFile(folder.root, 'postgres.password');
  return withLock(folder, async () => {
    if (!existsSync(join(folder.cluster, 'PG_VERSION'))) {
      options.onProgress?.(`preparing a new PostgreSQL in ${folder.cluster}`);
      initialise(folder, user, password);
      chmodSync(folder.cluster, 0o700);
    }
    const found = await attach(folder, password, Date.now() + START_LIMIT_MS);
    const server = found ?? (await start(folder, user, password, options));
    await ensureDatabase(server.port, password);
    enter(folder);
    return {
      ...server,
      url: urlOf(server.port, password, 'luneta'),
      started: !found,
      stop: () =>
        withLock(folder, async () => {
          leave(folder);
          if (otherUsers(folder).length === 0) await stopServer(folder);
        }),
    };
  });
}
