/**
 * PostgreSQL from the npm package, one server per data folder. A running server is used, whoever started it. The last
 * Luneta process that ends stops the server, but only when Luneta started it.
 */
import { chmodSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { Client } from 'pg';

import { codeOf } from '../error-code.ts';
import { probe } from '../probe.ts';
import { systemUser, type SystemUser } from './binaries.ts';
import { assertReachable } from './reachable.ts';
import {
  enter,
  isAlive,
  leave,
  openFolder,
  otherUsers,
  readPostmaster,
  readServerNote,
  secretFile,
  withLock,
  writeServerNote,
  type Folder,
  type ServerNote,
} from './folder.ts';
import { killFamily } from './kill.ts';
import { choosePort, connects, failure, initialise, launch, logTail } from './launch.ts';

export type Embedded = {
  /** Connection string of the database `luneta`. */
  readonly url: string;
  readonly port: number;
  readonly pid: number;
  /** False when a running server was found and used. */
  readonly started: boolean;
  /** Whether the process of the server lives. */
  readonly alive: () => boolean;
  /**
   * Makes sure that the server runs again after it died, on the same port: connection strings stay what they were. A server
   * that another Luneta process started meanwhile is used.
   * @throws an Error with the lines PostgreSQL wrote and what to do
   */
  readonly revive: () => Promise<void>;
  /** Kills the server, which does not answer, and starts it again as `revive` does; nothing when another process has done so. */
  readonly replace: () => Promise<void>;
  /** Stops using the server. Stops it when Luneta started it and no other Luneta process uses it. */
  readonly stop: () => Promise<void>;
};

export type EmbeddedOptions = {
  readonly dataDir: string;
  /** Extra `-c` settings, for tests (`fsync=off`). */
  readonly settings?: readonly string[];
  readonly onProgress?: (message: string) => void;
};

const START_LIMIT_MS = 60_000;
/** A process that was killed is gone long before. */
const END_LIMIT_MS = 5_000;
/** A server that runs, and one that recovers, give a sign within this time. */
const SIGN_MS = 10_000;

const urlOf = (port: number, password: string, database: string) =>
  `postgres://luneta:${password}@127.0.0.1:${port}/${database}`;

/**
 * Waits for a server that another process started. Null when that server ends instead.
 * @param onSilence what is done with one that gives no sign at all until `limit`; one that recovers gives signs
 */
async function attach(
  folder: Folder,
  password: string,
  limit: number,
  onSilence: 'throw' | 'kill' = 'throw',
): Promise<ServerNote | null> {
  for (let found = readPostmaster(folder); found; found = readPostmaster(folder)) {
    if (await connects(urlOf(found.port, password, 'postgres'))) return found;
    if (
      Date.now() > limit &&
      onSilence === 'kill' &&
      (await probe(urlOf(found.port, password, 'postgres'), SIGN_MS)) === 'silent'
    ) {
      killFamily(found.pid);
      return null;
    }
    if (Date.now() > limit)
      throw failure(
        folder,
        `a PostgreSQL (process ${found.pid}) owns ${folder.cluster} but does not answer on port ${found.port}.`,
      );
    await wait(200);
  }
  return null;
}

/** On a full disk the note cannot be written; the server runs all the same. */
function note(folder: Folder, server: ServerNote): void {
  try {
    writeServerNote(folder, server);
  } catch (error) {
    if (codeOf(error) !== 'ENOSPC') throw error;
  }
}

async function start(
  folder: Folder,
  user: SystemUser,
  password: string,
  options: EmbeddedOptions,
  fixedPort?: number,
): Promise<ServerNote> {
  const limit = Date.now() + START_LIMIT_MS;
  let port = fixedPort ?? (await choosePort(readServerNote(folder)?.port ?? 0));
  for (;;) {
    const server = launch(folder, user, port, options.settings ?? []);
    while (!server.exited()) {
      if (await connects(urlOf(port, password, 'postgres'))) {
        note(folder, { pid: server.pid, port });
        return { pid: server.pid, port };
      }
      if (Date.now() > limit) throw failure(folder, 'PostgreSQL started but does not answer.');
      await wait(50);
    }
    // Child processes of a killed server need a moment to end. PostgreSQL then recovers by itself.
    const lines = logTail(folder, server.offset);
    const portTaken = /could not bind|could not create any TCP/.test(lines);
    const waiting = portTaken || /still in use|already exists|is still running/.test(lines);
    if (!waiting || Date.now() > limit) throw failure(folder, 'PostgreSQL did not start.', server.offset);
    options.onProgress?.(
      portTaken
        ? `port ${port} is taken, trying ${fixedPort === undefined ? 'another' : 'again'}`
        : 'waiting for what is left of a PostgreSQL that was killed',
    );
    if (portTaken && fixedPort === undefined) port = await choosePort(0);
    await wait(500);
  }
}

async function ensureDatabase(port: number, password: string): Promise<void> {
  const client = new Client({ connectionString: urlOf(port, password, 'postgres') });
  await client.connect();
  try {
    const { rowCount } = await client.query("select 1 from pg_database where datname = 'luneta'");
    if (!rowCount) await client.query('create database luneta');
  } finally {
    await client.end();
  }
}

async function stopServer(folder: Folder, own: number | undefined): Promise<void> {
  const running = readPostmaster(folder);
  if (!running || (running.pid !== own && running.pid !== readServerNote(folder)?.pid)) return;
  process.kill(running.pid, 'SIGINT');
  const limit = Date.now() + START_LIMIT_MS;
  while (isAlive(running.pid) && Date.now() < limit) await wait(50);
  if (isAlive(running.pid)) killFamily(running.pid);
}

/**
 * Makes sure that the PostgreSQL of the folder runs and returns how to reach it.
 * @throws an Error with the lines PostgreSQL wrote and what to do
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const user = systemUser();
  const folder = openFolder(options.dataDir, user.uid !== undefined);
  assertReachable(folder.cluster, user);
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
    let { pid } = server;
    /** The one that this process started last, should its note be missing. */
    let own = found ? undefined : pid;
    let stopping: Promise<void> | undefined;
    const revive = async () => {
      // Ending wins: a server that was just stopped is not started again.
      if (stopping || isAlive(pid)) return;
      const running = await attach(folder, password, Date.now() + START_LIMIT_MS, 'kill');
      if (running && running.port !== server.port)
        throw new Error(`another process started PostgreSQL on port ${running.port}; start Luneta again to use it.`);
      if (!running) ({ pid: own } = await start(folder, user, password, options, server.port));
      pid = running?.pid ?? own ?? pid;
    };
    const replace = async () => {
      if (stopping) return;
      // Another process may have replaced it: then it has another pid, and `revive` uses that one.
      if (readPostmaster(folder)?.pid === pid) killFamily(pid);
      const limit = Date.now() + END_LIMIT_MS;
      while (isAlive(pid) && Date.now() < limit) await wait(20);
      await revive();
    };
    return {
      ...server,
      url: urlOf(server.port, password, 'luneta'),
      started: !found,
      alive: () => isAlive(pid),
      revive: () => withLock(folder, revive),
      replace: () => withLock(folder, replace),
      stop: () =>
        (stopping ??= withLock(folder, async () => {
          leave(folder);
          if (otherUsers(folder).length === 0) await stopServer(folder, own);
        })),
    };
  });
}
