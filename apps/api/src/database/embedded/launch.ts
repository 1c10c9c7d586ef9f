/**
 * Runs the PostgreSQL programs: prepares a cluster, starts a server process, reads its log. It does not decide who owns a
 * folder.
 */
import { spawn, spawnSync } from 'node:child_process';
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

import { Client } from 'pg';

import { findBinaries, type SystemUser } from './binaries.ts';
import type { Folder } from './folder.ts';
import { runnable } from './reachable.ts';

const LOG_LIMIT_BYTES = 5_000_000;
const SETTINGS = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'max_connections=200',
  'timezone=UTC',
  'log_timezone=UTC',
];

/** The last lines PostgreSQL wrote since `offset`, for error messages. */
export function logTail(folder: Folder, offset = 0): string {
  if (!existsSync(folder.log)) return '(no log)';
  return readFileSync(folder.log).subarray(offset).toString().trimEnd().split('\n').slice(-15).join('\n');
}

export function failure(folder: Folder, what: string, offset = 0): Error {
  return new Error(
    `${what}\nPostgreSQL says (${folder.log}):\n${logTail(folder, offset)}\nCorrect what it names and start again; with LUNETA_DATA_DIR another folder is used, with DATABASE_URL another server.`,
  );
}

/** Makes a new cluster. It gets its name only when finished, so that an interrupted start begins again. */
export function initialise(folder: Folder, user: SystemUser, password: string): void {
  const fresh = `${folder.cluster}.new`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { mode: 0o700 });
  if (user.uid !== undefined && user.gid !== undefined) chownSync(fresh, user.uid, user.gid);
  const passwordFile = join(fresh, '..', 'initdb.pw');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  try {
    if (user.uid !== undefined && user.gid !== undefined) chownSync(passwordFile, user.uid, user.gid);
    const args = [
      '-D',
      fresh,
      '-U',
      'luneta',
      '-A',
      'scram-sha-256',
      `--pwfile=${passwordFile}`,
      '-E',
      'UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--lc-collate=C',
      '--lc-ctype=C',
      '--lc-messages=C',
    ];
    const done = spawnSync(runnable(findBinaries(), user).initdb, args, {
      ...user,
      cwd: folder.root,
      encoding: 'utf8',
    });
    if (done.status !== 0)
      throw new Error(
        `initdb could not prepare ${folder.cluster}:\n${done.error?.message ?? ''}${done.stdout}${done.stderr}`,
      );
  } finally {
    rmSync(passwordFile, { force: true });
  }
  renameSync(fresh, folder.cluster);
}

/** Whether a server answers and accepts our password. */
export async function connects(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
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

/** The remembered port when it is free, else a port chosen by the system. */
export async function choosePort(remembered: number): Promise<number> {
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

export type Launched = {
  readonly pid: number;
  /** Where the lines of this server begin in the log. */
  readonly offset: number;
  exited(): boolean;
};

/** Starts a server process. It is detached and writes to a file, so that Ctrl-C or the end of our process does not stop it. */
export function launch(folder: Folder, user: SystemUser, port: number, settings: readonly string[]): Launched {
  if (existsSync(folder.log) && statSync(folder.log).size > LOG_LIMIT_BYTES) truncateSync(folder.log);
  const log = openSync(folder.log, 'a', 0o600);
  const offset = statSync(folder.log).size;
  const flags = [...SETTINGS, ...settings].flatMap((setting) => ['-c', setting]);
  const child = spawn(runnable(findBinaries(), user).postgres, ['-D', folder.cluster, '-p', String(port), ...flags], {
    ...user,
    cwd: folder.root,
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  let gone = false;
  child.once('exit', () => (gone = true));
  child.once('error', () => (gone = true));
  child.unref();
  return { pid: child.pid ?? 0, offset, exited: () => gone };
}
