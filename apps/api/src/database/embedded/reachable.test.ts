import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, describe, expect, it } from 'vitest';

import { blockedBy, defaultDataDir, runnable } from './reachable.ts';

const root = mkdtempSync(join(tmpdir(), 'luneta-reachable-'));
chmodSync(root, 0o755);
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** A user who owns nothing here. */
const stranger = { uid: 64_000, gid: 64_000 };
const open = join(root, 'open');
const closed = join(root, 'closed');

/** A folder that looks like the package with the PostgreSQL programs, under `folder`. */
function packageIn(folder: string, mode: number) {
  const bin = join(folder, 'package', 'native', 'bin');
  mkdirSync(bin, { recursive: true });
  writeFileSync(join(folder, 'package', 'package.json'), '{ "version": "18.0.0" }');
  for (const program of ['initdb', 'postgres']) writeFileSync(join(bin, program), program);
  chmodSync(folder, mode);
  return { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres') };
}
const reachable = packageIn(open, 0o755);
const hidden = packageIn(closed, 0o700);

describe('access to a file', () => {
  it.each([
    { case: 'through open folders', path: reachable.postgres, user: stranger, blocked: null },
    { case: 'through a private folder', path: hidden.postgres, user: stranger, blocked: closed },
    { case: 'for our own user', path: hidden.postgres, user: {}, blocked: null },
  ])('$case', ({ path, user, blocked }) => {
    expect(blockedBy(path, user)).toBe(blocked);
  });
});

describe("PostgreSQL's programs", () => {
  const shared = join(root, 'shared');

  it('are run from the package when the user can reach them', () => {
    expect(runnable(reachable, stranger, shared)).toEqual(reachable);
    expect(existsSync(shared)).toBe(false);
  });
  it('are copied once to a place that the user can reach, when the package is private', () => {
    const copied = runnable(hidden, stranger, shared);
    expect(copied.postgres).toBe(join(shared, 'postgresql-18.0.0', 'bin', 'postgres'));
    expect(readFileSync(copied.postgres, 'utf8')).toBe('postgres');
    expect(blockedBy(copied.postgres, stranger)).toBeNull();
    writeFileSync(copied.postgres, 'kept');
    runnable(hidden, stranger, shared);
    expect(readFileSync(copied.postgres, 'utf8')).toBe('kept');
  });
});

describe('the data folder of a checkout', () => {
  it('is inside the checkout', () => {
    expect(defaultDataDir(open, true, root)).toBe(join(open, '.luneta'));
  });
  it('is inside a private checkout too, unless root runs it', () => {
    expect(defaultDataDir(closed, false, root)).toBe(join(closed, '.luneta'));
  });
  it("is outside root's private checkout, at the same place at each start", () => {
    const first = defaultDataDir(closed, true, root);
    expect(first).not.toContain(closed);
    expect(defaultDataDir(closed, true, root)).toBe(first);
    expect(defaultDataDir(`${closed}2`, true, root)).not.toBe(first);
  });
});
