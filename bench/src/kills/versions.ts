/** Two versions of the server as folders: one out of git, and this one with a migration more. */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const TREE = join(import.meta.dirname, '../../..');
const MIGRATIONS = 'apps/api/src/database/migrations';
const NEEDED = [
  'apps/api',
  'openapi',
  'packages/domain',
  'package.json',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  '.npmrc',
  '.pnpmfile.mjs',
];

const git = (...args: string[]): string =>
  spawnSync('git', args, { cwd: TREE, encoding: 'utf8', maxBuffer: 2 ** 30 }).stdout.trimEnd();

/** Whether the migrations here begin with those of a commit. */
function leadsHere(ref: string): boolean {
  const own = readdirSync(join(TREE, MIGRATIONS)).filter((name) => name.endsWith('.sql'));
  const theirs = git('ls-tree', '--name-only', ref, `${MIGRATIONS}/`)
    .split('\n')
    .filter((path) => path.endsWith('.sql'));
  const first = new Set(own.toSorted().slice(0, theirs.length));
  return theirs.every(
    (path) =>
      first.has(basename(path)) && git('show', `${ref}:${path}`) === readFileSync(join(TREE, path), 'utf8').trimEnd(),
  );
}

/**
 * The version before this one: `LUNETA_PREVIOUS` (a ref), else the newest tag, else the first of `refs` that the history has and
 * whose database this version can migrate. @returns undefined where there is none (a shallow clone)
 */
export const previousRef = (refs: readonly string[]): string | undefined =>
  [process.env['LUNETA_PREVIOUS'] ?? '', git('describe', '--tags', '--abbrev=0'), ...refs]
    .filter((ref) => ref !== '')
    .map((ref) => git('rev-parse', '--verify', '--quiet', `${ref}^{commit}`))
    .find((commit) => commit !== '' && leadsHere(commit));

/** The pages of the apps and the drawings of the start page are not what differs. */
function shareScreens(tree: string): void {
  mkdirSync(join(tree, 'packages'), { recursive: true });
  symlinkSync(join(TREE, 'packages/ui'), join(tree, 'packages/ui'));
  for (const app of ['student-v1', 'student-v2', 'staff'])
    symlinkSync(join(TREE, 'apps', app), join(tree, 'apps', app));
}

/** The version of a commit, installed below `folder`. @returns its folder */
export function versionOf(ref: string, folder: string): string {
  const tree = join(folder, ref);
  mkdirSync(tree);
  // A commit has not all of them: a path that it lacks would end the archive.
  const paths = git('ls-tree', '--name-only', ref, '--', ...NEEDED).split('\n');
  const files = execFileSync('git', ['archive', ref, ...paths], { cwd: TREE, maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-xf', '-', '-C', tree], { input: files });
  const install = ['install', '--frozen-lockfile', '--prod', '--prefer-offline', '--filter', '@luneta/api...'];
  execFileSync('pnpm', install, { cwd: tree, stdio: 'ignore' });
  shareScreens(tree);
  return tree;
}

/** This version with one migration more, which adds a column to each of `tables`. @returns its folder */
export function nextVersion(folder: string, tables: readonly string[]): string {
  const tree = join(folder, 'next');
  mkdirSync(join(tree, 'apps/api'), { recursive: true });
  for (const name of ['src', 'package.json'])
    cpSync(join(TREE, 'apps/api', name), join(tree, 'apps/api', name), { recursive: true });
  symlinkSync(join(TREE, 'apps/api/node_modules'), join(tree, 'apps/api/node_modules'));
  shareScreens(tree);
  const file = join(tree, MIGRATIONS, 'meta/_journal.json');
  const journal: { entries: { idx: number; when: number }[] } = JSON.parse(readFileSync(file, 'utf8'));
  const last = journal.entries.at(-1) ?? { idx: -1, when: 0 };
  const entry = { ...last, idx: last.idx + 1, when: last.when + 1, tag: '9999_next' };
  writeFileSync(file, JSON.stringify({ ...journal, entries: [...journal.entries, entry] }));
  const columns = tables.map((table) => `ALTER TABLE "${table}" ADD COLUMN "da_proxima" text DEFAULT 'x' NOT NULL;`);
  writeFileSync(join(tree, MIGRATIONS, '9999_next.sql'), columns.join('--> statement-breakpoint\n'));
  return tree;
}
