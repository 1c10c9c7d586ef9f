/** What the result of a check depends on: the content of files, and the circumstances of the run. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { reachedFrom, type Package } from './packages.ts';

/** Path from the root → hash of the content. */
export type Snapshot = ReadonlyMap<string, string>;
/** Whether a file is one of the inputs. */
export type Selection = (file: string) => boolean;

const sha = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');

/** Every file that git tracks or would track; `undefined` without git, and then no result can be reused. */
export function readSnapshot(root: string): Snapshot | undefined {
  const listed = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 << 20,
  });
  if (listed.status !== 0) return undefined;
  const files = [...new Set(listed.stdout.split('\0'))].filter(
    (file) => file !== '' && statSync(join(root, file), { throwIfNoEntry: false })?.isFile() === true,
  );
  return new Map(files.toSorted().map((file) => [file, sha(readFileSync(join(root, file)))]));
}

/** Files of the root that decide how every check runs: dependencies, compilers, runners. */
export const isShared: Selection = (file) =>
  (!file.includes('/') && !file.endsWith('.md')) ||
  file === 'scripts/test.ts' ||
  (file.startsWith('scripts/check/') && !isTest(file));

/** What only the package's own checks read: another package never imports it. */
export const isTest: Selection = (file) => /\.(test|test-d|stories)\.tsx?$|\.md$/.test(file);

/** A package: all of its own files, and the shipped files of every package that it reaches. */
export function packageInputs(packages: readonly Package[], folder: string): Selection {
  const below = [...reachedFrom(packages, folder)].map((needed) => `${needed}/`);
  return (file) =>
    isShared(file) ||
    file.startsWith(`${folder}/`) ||
    (!isTest(file) && below.some((needed) => file.startsWith(needed)));
}

/** What is built from packages and runs: their shipped files only, with those of every package they reach. */
export function shippedInputs(packages: readonly Package[], folders: readonly string[]): Selection {
  const all = [...new Set(folders.flatMap((folder) => [folder, ...reachedFrom(packages, folder)]))];
  return (file) => isShared(file) || (!isTest(file) && all.some((folder) => file.startsWith(`${folder}/`)));
}

const CIRCUMSTANCES = /^(LUNETA_|E2E_|PG|DATABASE_URL$|TZ$|LANG$|NODE_ENV$|NODE_OPTIONS$)/;
/** Set anew by whoever starts a run; no check reads it. */
const NO_CIRCUMSTANCE = new Set(['LUNETA_FOLLOW_PARENT']);

/** What besides files may change a result: Node, system, browser and the variables that the checks read. */
export function circumstances(chromium: string, env: NodeJS.ProcessEnv = process.env): string {
  const browser = statSync(chromium, { throwIfNoEntry: false });
  const variables = Object.entries(env).filter(([name]) => CIRCUMSTANCES.test(name) && !NO_CIRCUMSTANCE.has(name));
  return JSON.stringify([
    process.version,
    process.platform,
    process.arch,
    chromium,
    browser?.size,
    browser?.mtimeMs,
    variables.toSorted(([a], [b]) => a.localeCompare(b)),
  ]);
}

/** One text that differs as soon as an input or a circumstance does. */
export function fingerprint(snapshot: Snapshot, inputs: Selection, around: string): string {
  const hash = createHash('sha256').update(around);
  for (const [file, content] of snapshot) if (inputs(file)) hash.update(`\n${file}\0${content}`);
  return hash.digest('hex').slice(0, 32);
}
