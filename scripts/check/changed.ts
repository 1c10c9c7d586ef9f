/** Which commands `pnpm check` runs: over the whole repository, or over what differs from `main`. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { reaching, type Package } from './packages.ts';

export type Check = { readonly name: string; readonly args: readonly string[] };

/** Everything that is quick: no test. */
export const WHOLE: readonly Check[] = [
  { name: 'lint', args: ['exec', 'oxlint', '--type-aware'] },
  { name: 'types', args: ['exec', 'turbo', 'run', 'types', '--output-logs=errors-only'] },
  { name: 'boundaries', args: ['run', 'boundaries'] },
];

const git = (root: string, ...args: string[]): string[] => {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args[0]} failed: ${stderr.trim()}`);
  return stdout.split('\n').filter((line) => line !== '');
};

/** Where the branch left `main`: this clone's, else the one it came from. Without either, the last commit. */
function baseOf(root: string): string {
  for (const main of ['main', 'origin/main']) {
    const { status, stdout } = spawnSync('git', ['merge-base', 'HEAD', main], { cwd: root, encoding: 'utf8' });
    if (status === 0) return stdout.trim();
  }
  return 'HEAD';
}

/** Files that are there and differ from `main`, committed or not, new ones included. */
export function changedFiles(root: string): string[] {
  const tracked = git(root, 'diff', '--name-only', '--diff-filter=d', baseOf(root));
  const untracked = git(root, 'ls-files', '--others', '--exclude-standard');
  return [...new Set([...tracked, ...untracked])].filter((file) => existsSync(join(root, file))).toSorted();
}

/** What changed files concern: their format and lint, the types of their packages and of those that use them, their tests. */
export function checksOf(files: readonly string[], packages: readonly Package[]): Check[] {
  const code = files.filter((file) => /\.(ts|tsx|mjs)$/.test(file));
  const changed = new Set(
    packages.map(({ folder }) => folder).filter((folder) => files.some((file) => file.startsWith(`${folder}/`))),
  );
  const affected = reaching(packages, changed);
  const filters = packages.filter(({ folder }) => affected.has(folder)).map(({ name }) => `--filter=${name}`);
  return [
    ...(files.length > 0
      ? [{ name: 'format', args: ['exec', 'oxfmt', '--check', '--no-error-on-unmatched-pattern', ...files] }]
      : []),
    ...(code.length > 0 ? [{ name: 'lint', args: ['exec', 'oxlint', '--type-aware', ...code] }] : []),
    ...(filters.length > 0
      ? [{ name: 'types', args: ['exec', 'turbo', 'run', 'types', '--output-logs=errors-only', ...filters] }]
      : []),
    ...(code.length > 0
      ? [{ name: 'tests', args: ['exec', 'vitest', 'related', '--run', '--passWithNoTests', ...code] }]
      : []),
  ];
}
