/** What publint and attw say of an archive. */
import { readFileSync } from 'node:fs';

import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';

import { strays, unusable, type Archive } from './archive.ts';
import { manifestOf, type Target } from './packages.ts';

/** All packages are modules only, so these are the ways in which a program can find them. */
const WAYS = ['node16-esm', 'bundler'] as const;

/** Entries that have no types by nature. */
const UNTYPED = /\.(css|json)$/;

export interface Verdict {
  /** How many entries others can import with types, in each of the ways. */
  readonly typed: number;
  readonly entries: number;
  readonly complaints: readonly string[];
}

/** The entries that a pattern such as `./checks/*` stands for, by the files that have their types. */
export function entriesBehind(entry: string, target: Target, files: readonly string[]): string[] {
  const types = typeof target === 'string' ? target : target.types;
  const [before = '', after = ''] = types.replace('./', '').split('*');
  return files
    .filter((file) => file.startsWith(before) && file.endsWith(after))
    .map((file) => file.slice(before.length, file.length - after.length))
    .filter((name) => name !== '' && !name.includes('/'))
    .map((name) => entry.replace('*', name));
}

/** Judges the archive itself, as a registry would hand it out. */
export async function judge(archive: Archive): Promise<Verdict> {
  const data = new Uint8Array(readFileSync(archive.path));
  const { messages } = await publint({ pack: { tarball: data.slice().buffer }, strict: true });
  const manifest = manifestOf(archive.name);
  const patterns = Object.entries(manifest.publishConfig?.exports ?? {}).filter(([entry]) => entry.includes('*'));
  // attw does not look behind a pattern: the entries that it stands for are named.
  const found = await checkPackage(createPackageFromTarballData(data), {
    includeEntrypoints: patterns.flatMap(([entry, target]) => entriesBehind(entry, target, archive.files)),
    excludeEntrypoints: [UNTYPED, ...patterns.map(([entry]) => entry)],
  });
  if (found.types === false) return { typed: 0, entries: 0, complaints: ['attw: no types at all'] };
  const problems = found.problems.filter(
    (problem) => !('resolutionKind' in problem) || WAYS.some((way) => way === problem.resolutionKind),
  );
  const resolutions = Object.values(found.entrypoints).map((entry) => entry.resolutions);
  const typed = resolutions.filter((one) => WAYS.every((way) => one[way].resolution?.isTypeScript === true));
  return {
    typed: typed.length,
    entries: resolutions.length,
    complaints: [
      ...messages.map((message) => `publint: ${formatMessage(message, manifest) ?? message.code}`),
      ...problems.map((problem) => `attw: ${JSON.stringify(problem)}`),
      ...unusable(archive),
      ...strays(archive).map((file) => `must not be published: ${file}`),
    ],
  };
}
