/**
 * PostgreSQL never runs as root: root runs it as another user, who may not be able to pass the folders above ours
 * (a checkout under a private folder). This file knows the way around: a place under `/var/lib` that everybody may pass.
 */
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

import type { Binaries, SystemUser } from './binaries.ts';

/** Only root can write here, so nobody else can put a program in our way. */
const SHARED = '/var/lib/luneta';
const OPEN = 0o755;

/** Somebody who is neither owner nor in the group of any folder: what such a user may pass, everybody may. */
const ANYBODY: SystemUser = { uid: -1, gid: -1 };

/** The nearest folder above `path` that the user cannot pass; null when the way is free, or the user is our own. */
export function blockedBy(path: string, user: SystemUser): string | null {
  if (user.uid === undefined) return null;
  for (let folder = dirname(path); folder !== dirname(folder); folder = dirname(folder)) {
    if (!existsSync(folder)) continue;
    const { mode, uid, gid } = statSync(folder);
    const passes = uid === user.uid ? mode & 0o100 : gid === user.gid ? mode & 0o010 : mode & 0o001;
    if (!passes) return folder;
  }
  return null;
}

/** @throws when the user cannot reach `path`, saying what to do. */
export function assertReachable(path: string, user: SystemUser): void {
  const folder = blockedBy(path, user);
  if (folder === null) return;
  throw new Error(
    `the system user "postgres" cannot pass ${folder}. Run "chmod o+x ${folder}", start as another user, or set DATABASE_URL.`,
  );
}

/** The programs as the user can run them: the package's own, or a copy made once where the way to them is closed. */
export function runnable(binaries: Binaries, user: SystemUser, shared = SHARED): Binaries {
  if (blockedBy(binaries.postgres, user) === null) return binaries;
  const native = dirname(dirname(binaries.postgres));
  const manifest = readFileSync(join(native, '..', 'package.json'), 'utf8');
  const version = /"version":\s*"([\w.-]+)"/.exec(manifest)?.[1] ?? 'unknown';
  const copy = join(shared, `postgresql-${version}`);
  if (!existsSync(copy)) {
    mkdirSync(shared, { recursive: true, mode: OPEN });
    // Only a finished copy gets the name: a start that was killed here simply copies again.
    const fresh = `${copy}.${process.pid}`;
    cpSync(native, fresh, { recursive: true, verbatimSymlinks: true });
    if (existsSync(copy)) rmSync(fresh, { recursive: true, force: true });
    else renameSync(fresh, copy);
  }
  const at = (program: string) => program.replace(native, copy);
  return { initdb: at(binaries.initdb), postgres: at(binaries.postgres) };
}

/** Where the data of a checkout stands unless told otherwise: inside it, or outside where root's checkout is private. */
export function defaultDataDir(repository: string, isRoot = process.getuid?.() === 0, shared = SHARED): string {
  const inside = join(repository, '.luneta');
  if (!isRoot || blockedBy(inside, ANYBODY) === null) return inside;
  return join(shared, createHash('sha256').update(repository).digest('hex').slice(0, 12));
}
