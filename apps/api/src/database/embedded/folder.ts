/**
 * The data folder: its files, the processes that use it now, and the short lock for starting or stopping a server.
 * It does not know how PostgreSQL is run.
 */
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { codeOf } from '../error-code.ts';

export type Folder = {
  readonly root: string;
  readonly cluster: string;
  readonly log: string;
  readonly lock: string;
  readonly users: string;
  readonly server: string;
};

/** What `postmaster.pid` and our own file say about a server. */
export type ServerNote = { readonly pid: number; readonly port: number };

const LOCK_WAIT_MS = 60_000;
const EMPTY_LOCK_MS = 5_000;

export function openFolder(root: string, open: boolean): Folder {
  mkdirSync(join(root, 'users'), { recursive: true });
  // The user postgres must reach the cluster inside root's folder. Our own files have mode 0600.
  chmodSync(root, open ? 0o711 : 0o700);
  const at = (name: string) => join(root, name);
  return {
    root,
    cluster: at('postgres'),
    log: at('postgres.log'),
    lock: at('start.lock'),
    users: at('users'),
    server: at('server.json'),
  };
}

/** One that has ended stays listed until its parent asks for it, in a container without an init for ever: it holds nothing. */
const hasEnded = (pid: number): boolean => /\) Z /u.test(readOr(`/proc/${pid}/stat`, ''));

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !hasEnded(pid);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** Reads a secret of the folder. Creates it on first use: random, readable by its owner only. */
export function secretFile(root: string, name: string): string {
  const path = join(root, name);
  try {
    writeFileSync(path, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
  return readFileSync(path, 'utf8').trim();
}

/** Runs `work` while no other process starts or stops a server of this folder. Ignores a lock whose process is dead. */
export async function withLock<T>(folder: Folder, work: () => Promise<T>): Promise<T> {
  const limit = Date.now() + LOCK_WAIT_MS;
  for (;;) {
    try {
      writeFileSync(folder.lock, String(process.pid), { flag: 'wx' });
      break;
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') {
        // On a full disk the file is made and stays empty: it would hold the folder for nobody.
        rmSync(folder.lock, { force: true });
        throw error;
      }
    }
    const holder = Number(readOr(folder.lock, '0'));
    if (holder > 0 ? !isAlive(holder) : isOld(folder.lock)) breakLock(folder);
    if (Date.now() > limit)
      throw new Error(
        `process ${holder} has been starting PostgreSQL in ${folder.root} for a minute. End it, or delete ${folder.lock}.`,
      );
    await wait(100);
  }
  try {
    return await work();
  } finally {
    rmSync(folder.lock, { force: true });
  }
}

/** Whether a lock was left empty by a process that ended while it wrote it. */
function isOld(lock: string): boolean {
  const made = statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
  return Date.now() - made > EMPTY_LOCK_MS;
}

/** Removes the lock of a dead process. It renames the file, so that only one of several processes succeeds. */
function breakLock(folder: Folder): void {
  const taken = `${folder.lock}.${process.pid}`;
  try {
    renameSync(folder.lock, taken);
  } catch {
    return;
  }
  // Between reading and renaming, another process may have made its own lock: put that one back.
  const holder = Number(readFileSync(taken, 'utf8'));
  if (holder > 0 && isAlive(holder)) renameSync(taken, folder.lock);
  else rmSync(taken, { force: true });
}

function readOr(path: string, fallback: string): string {
  return existsSync(path) ? readFileSync(path, 'utf8') : fallback;
}

/** Other Luneta processes that use the server of this folder now. */
export function otherUsers(folder: Folder): number[] {
  const pids = readdirSync(folder.users)
    .map(Number)
    .filter((pid) => pid !== process.pid);
  const alive = pids.filter(isAlive);
  for (const pid of pids) if (!alive.includes(pid)) rmSync(join(folder.users, String(pid)), { force: true });
  return alive;
}

export function enter(folder: Folder): void {
  writeFileSync(join(folder.users, String(process.pid)), '');
}

export function leave(folder: Folder): void {
  rmSync(join(folder.users, String(process.pid)), { force: true });
}

export function readServerNote(folder: Folder): ServerNote | null {
  const raw = readOr(folder.server, '');
  if (!raw) return null;
  try {
    const note: ServerNote = JSON.parse(raw);
    return note;
  } catch {
    // A crash cut the file while it was written: a new port is chosen.
    return null;
  }
}

export function writeServerNote(folder: Folder, note: ServerNote): void {
  // Whole at once: another process may read it now.
  const fresh = `${folder.server}.${process.pid}`;
  writeFileSync(fresh, JSON.stringify(note), { mode: 0o600 });
  renameSync(fresh, folder.server);
}

/** The server that `postmaster.pid` names, when its process lives and is a PostgreSQL. */
export function readPostmaster(folder: Folder): ServerNote | null {
  const file = join(folder.cluster, 'postmaster.pid');
  const [pid = '', , , port = ''] = readOr(file, '').split('\n');
  const note = { pid: Number(pid), port: Number(port) };
  if (!note.pid || !isAlive(note.pid)) return null;
  if (readOr(`/proc/${note.pid}/comm`, 'postgres').startsWith('postgres')) return note;
  // Another program has this pid now, and PostgreSQL would refuse to start. (The file of a process that is only dead
  // stays: PostgreSQL reads in it whether child processes of that server still live.)
  rmSync(file, { force: true });
  return null;
}
