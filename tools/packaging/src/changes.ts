/**
 * `pnpm release:check [base]`: what others can see of a package changed since `base` (default `main`), so a changeset must say so.
 * What they see is its API report, its entries and what it needs; a change inside shows in neither.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { PUBLISHED, ROOT, folderOf, type Published } from './packages.ts';

/** The changes that need to be told, as lines to print. `told`: packages that a changeset names. */
export function untold(changed: readonly string[], told: ReadonlySet<string>): string[] {
  return PUBLISHED.flatMap((name) => {
    const public_ = changed.filter((file) => isPublic(name, file));
    if (public_.length === 0 || told.has(`@luneta/${name}`)) return [];
    return [`@luneta/${name}: ${public_.join(', ')} changed and no changeset tells it. Run \`pnpm changeset\`.`];
  });
}

const isPublic = (name: Published, file: string): boolean => {
  const folder = folderOf(name).slice(ROOT.length + 1);
  return file === `${folder}/api.md` || (name === 'openapi' && file === 'openapi/generated/openapi.json');
};

/** Packages in the front matter of the changesets. */
export function toldIn(changesets: readonly string[]): Set<string> {
  return new Set(
    changesets.flatMap((text) =>
      [...text.matchAll(/^'(@luneta\/[\w-]+)': (?:major|minor|patch)$/gm)].map(([, name = '']) => name),
    ),
  );
}

if (process.argv[1] === import.meta.filename) {
  const base = process.argv[2] ?? 'main';
  const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();
  const changed = git('diff', '--name-only', git('merge-base', base, 'HEAD')).split('\n');
  const folder = join(ROOT, '.changeset');
  const files = readdirSync(folder).filter((file) => file.endsWith('.md') && file !== 'README.md');
  const complaints = untold(changed, toldIn(files.map((file) => readFileSync(join(folder, file), 'utf8'))));
  for (const complaint of complaints) console.error(complaint);
  if (complaints.length > 0) process.exitCode = 1;
}
