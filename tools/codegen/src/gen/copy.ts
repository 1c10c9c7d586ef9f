/** A copy of the repository in another folder, in which something can be tried: tracked and new files, installed packages. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Folders whose packages have dependencies of their own. */
const GROUPS = ['apps', 'packages', 'tools'];
const ALONE = ['openapi', 'e2e', 'bench'];

const packageFolders = (root: string): string[] =>
  [...GROUPS.flatMap((group) => readdirSync(join(root, group)).map((name) => join(group, name))), ...ALONE].filter(
    (folder) => existsSync(join(root, folder, 'node_modules')),
  );

/**
 * Copies below `to`, which exists. `node_modules` of a package holds links, which keep leading to the packages of the copy;
 * what was installed is shared.
 */
export function copyRepository(root: string, to: string): void {
  const listed = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  if (listed.status !== 0) throw new Error(`git ls-files failed: ${listed.stderr}`);
  for (const file of listed.stdout.split('\0')) {
    if (file === '' || !existsSync(join(root, file))) continue;
    mkdirSync(dirname(join(to, file)), { recursive: true });
    cpSync(join(root, file), join(to, file));
  }
  // The store is shared; links into it, and from package to package, are copied as they are.
  const isHidden = (path: string): boolean => /\/node_modules\/\.(?!bin)[^/]*$/u.test(path);
  for (const folder of ['', ...packageFolders(root)])
    cpSync(join(root, folder, 'node_modules'), join(to, folder, 'node_modules'), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !isHidden(path),
    });
  symlinkSync(join(root, 'node_modules/.pnpm'), join(to, 'node_modules/.pnpm'));
}
