/** A temporary cluster of the system's PostgreSQL 15, for the variant of the suite that runs on it. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { systemUser } from '../src/database/embedded/binaries.ts';
import { choosePort, connects } from '../src/database/embedded/launch.ts';

/** Debian's folder. `LUNETA_POSTGRES_15` names another one. */
export const POSTGRES_15 = process.env['LUNETA_POSTGRES_15'] || '/usr/lib/postgresql/15/bin';

const SETTINGS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200', 'timezone=UTC'];

/** Listens on the loopback address only and needs no password: it contains invented people, for minutes. */
export async function startPostgres15(): Promise<{ url: string; stop: () => Promise<void> }> {
  const user = systemUser();
  const folder = mkdtempSync(join(tmpdir(), 'luneta-pg15-'));
  chmodSync(folder, 0o700);
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const cluster = join(folder, 'cluster');
  const initdb = ['-D', cluster, '-U', 'luneta', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'];
  execFileSync(join(POSTGRES_15, 'initdb'), initdb, { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  const port = await choosePort(0);
  const log = openSync(join(folder, 'log'), 'a');
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', ...SETTINGS];
  const flags = settings.flatMap((setting) => ['-c', setting]);
  const server = spawn(join(POSTGRES_15, 'postgres'), ['-D', cluster, '-p', String(port), ...flags], {
    ...user,
    cwd: folder,
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  const url = `postgres://luneta@127.0.0.1:${port}/postgres`;
  const limit = Date.now() + 30_000;
  while (!(await connects(url))) {
    if (server.exitCode !== null || Date.now() > limit)
      throw new Error(`PostgreSQL 15 did not start:\n${readFileSync(join(folder, 'log'), 'utf8')}`);
    await wait(50);
  }
  return {
    url,
    stop: async () => {
      server.kill('SIGINT');
      if (server.exitCode === null) await once(server, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
