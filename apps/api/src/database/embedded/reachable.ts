/**
 * PostgreSQL never runs as root: root runs it as another user. That user may lack access to a parent folder of ours, such
 * as root's home. This file then chooses a place under `/var/lib` that every user can reach.
 */
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

import type { Binaries, SystemUser } from './binaries.ts';

/** Only root can write here, so nobody else can replace the programs. */
const SHARED = '/var/lib/luneta';
const OPEN = 0o755;

/** A user who owns no folder and is in no group: what this user can reach, everybody can. */
const ANYBODY: SystemUser = { uid: -1, gid: -1 };

/** The nearest parent folder of `path` that the user cannot enter. Null when there is none, or when the user is our own. */
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

/** @throws when the user cannot reach `path`; the message says what to do */
export function assertReachable(path: string, user: SystemUser): void {
  const folder = blockedBy(path, user);
  if (folder === null) return;
  throw new Error(
    `the system user "postgres" cannot pass ${folder}. Run "chmod o+x ${folder}", start as another user, or set DATABASE_URL.`,
  );
}

/** The programs at a place where the user can run them: the package, or a copy when the user cannot reach the package. */
export function runnable(binaries: Binaries, user: SystemUser, shared = SHARED): Binaries {
  if (blockedBy(binaries.postgres, user) === null) return binaries;
  const native = dirname(dirname(binaries.postgres));
  const manifest = readFileSync(join(native, '..', 'package.json'), 'utf8');
  const version = /"version":\s*"([\w.-]+)"/.exec(manifest)?.[1] ?? 'unknown';
  const copy = join(shared, `postgresql-${version}`);
  if (!existsSync(copy)) {
    mkdirSync(shared, { recursive: true, mode: OPEN });
    // The copy gets its name only when finished, so that an interrupted start copies again.
    const fresh = `${copy}.${process.pid}`;
    cpSync(native, fresh, { recursive: true, verbatimSymlinks: true });
    if (existsSync(copy)) rmSync(fresh, { recursive: true, force: true });
    else renameSync(fresh, copy);
  }
  const at = (program: string) => program.replace(native, copy);
  return { initdb: at(binaries.initdb), postgres: at(binaries.postgres) };
}

/** Default data folder of a checkout: inside it, or outside when root's checkout is private. */
export function defaultDataDir(repository: string, isRoot = process.getuid?.() === 0, shared = SHARED): string {
  const inside = join(repository, '.luneta');
  if (!isRoot || blockedBy(inside, ANYBODY) === null) return inside;
  return join(shared, createHash('sha256').update(repository).digest('hex').slice(0, 12));
}
