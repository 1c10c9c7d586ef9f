/** The archives that a registry takes, and what is in them. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { folderOf, manifestOf, NOT_PUBLISHED, type Manifest, type Published } from './packages.ts';

export interface Archive {
  readonly name: Published;
  /** The `.tgz`. */
  readonly path: string;
  readonly files: readonly string[];
  readonly bytes: number;
}

const run = (command: string, args: readonly string[], cwd: string): string =>
  execFileSync(command, args, { cwd, encoding: 'utf8', maxBuffer: 64 << 20, stdio: ['ignore', 'pipe', 'inherit'] });

/** Packs a built package into `to`. */
export function pack(name: Published, to: string): Archive {
  const path = join(to, `luneta-${name}-${manifestOf(name).version}.tgz`);
  run('pnpm', ['pack', '--out', path], folderOf(name));
  const files = run('tar', ['-tzf', path], to)
    .trim()
    .split('\n')
    .map((file) => file.replace(/^package\//, ''));
  return { name, path, files, bytes: readFileSync(path).byteLength };
}

/** What has no place in an archive: tests, stories, sources, and what only this repository uses. */
export function strays({ files }: Archive): string[] {
  return files.filter((file) => NOT_PUBLISHED.test(file) || (/\.tsx?$/.test(file) && !file.endsWith('.d.ts')));
}

/** What a stranger cannot use: a link of the README to a file that is not packed, a dependency that is no range, a script. */
export function unusable({ path, files }: Pick<Archive, 'path' | 'files'>): string[] {
  const read = (file: string) => run('tar', ['-xzOf', path, `package/${file}`], '.');
  const links = [...read('README.md').matchAll(/\]\((?![a-z]+:|#)(?:\.\/)?([^)#]+)/g)].map(([, target = '']) => target);
  const { dependencies = {}, peerDependencies = {}, scripts } = JSON.parse(read('package.json')) as Manifest;
  return [
    ...(scripts === undefined ? [] : ['package.json has scripts of this repository']),
    ...links.filter((target) => !files.includes(target)).map((target) => `README.md links to ${target}, not packed`),
    ...Object.entries({ ...dependencies, ...peerDependencies })
      .filter(([, range]) => !/^[\^~]\d/.test(range))
      .map(([other, range]) => `depends on ${other} at ${range}, which is no range`),
  ];
}

/** Unpacks an archive as another version of itself. Returns the folder, ready to be published. */
export function asVersion({ name, path }: Archive, version: string, to: string): string {
  const folder = join(to, `${name}-${version}`);
  execFileSync('mkdir', ['-p', folder]);
  run('tar', ['-xzf', path, '-C', folder, '--strip-components', '1'], to);
  const file = join(folder, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  const dependencies = Object.entries(manifest.dependencies ?? {}).map(([other, range]) => [
    other,
    other.startsWith('@luneta/') ? `^${version}` : range,
  ]);
  const fresh = { ...manifest, version, dependencies: Object.fromEntries(dependencies) as Record<string, string> };
  writeFileSync(file, JSON.stringify(fresh, null, 2));
  return folder;
}
