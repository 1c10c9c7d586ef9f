/** What `pnpm check --changed` looks at. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterAll, describe, expect, it } from 'vitest';

import { changedFiles, checksOf } from './changed.ts';
import type { Package } from './packages.ts';

const root = mkdtempSync(join(tmpdir(), 'luneta-changed-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, stdio: 'pipe' });
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
const commit = () => {
  git('add', '-A');
  git('-c', 'user.name=a', '-c', 'user.email=a@exemplo.br', 'commit', '-qm', 'x');
};

describe('changed files', () => {
  it('are those of the branch, committed or not, and new ones; not those that went or that main changed', () => {
    git('init', '-q', '-b', 'main');
    for (const file of ['same.ts', 'gone.ts', 'kept.ts', 'theirs.ts']) write(file, '1');
    commit();
    git('checkout', '-qb', 'mine');
    write('committed.ts', '1');
    rmSync(join(root, 'gone.ts'));
    commit();
    git('checkout', '-q', 'main');
    write('theirs.ts', '2');
    commit();
    git('checkout', '-q', 'mine');
    write('kept.ts', '2');
    write('new/file.ts', '1');
    expect(changedFiles(root)).toEqual(['committed.ts', 'kept.ts', 'new/file.ts']);
  });
});

describe('the checks of changed files', () => {
  const packages: Package[] = [
    { name: '@luneta/domain', folder: 'packages/domain', needs: [] },
    { name: '@luneta/ui', folder: 'packages/ui', needs: ['packages/domain'] },
    { name: '@luneta/auth', folder: 'packages/auth', needs: [] },
  ];
  const argsOf = (files: string[]) =>
    Object.fromEntries(checksOf(files, packages).map(({ name, args }) => [name, args.join(' ')]));

  it('take in the packages that use what changed, and no others', () => {
    const { types, lint, tests } = argsOf(['packages/domain/src/nota.ts']);
    expect(types).toContain('--filter=@luneta/domain --filter=@luneta/ui');
    expect(types).not.toContain('auth');
    expect(lint).toContain('--type-aware packages/domain/src/nota.ts');
    expect(tests).toContain('related --run --passWithNoTests packages/domain/src/nota.ts');
  });
  it('are the format alone for a text, and none when nothing changed', () => {
    expect(Object.keys(argsOf(['README.md']))).toEqual(['format']);
    expect(argsOf([])).toEqual({});
  });
});
