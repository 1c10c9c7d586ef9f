/** What publint and attw say of an archive. */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';

import { strays, unusable, type Archive } from './archive.ts';
import { manifestOf, type Published } from './packages.ts';

/** All packages are modules only, so these are the ways in which a program can find them. */
const WAYS = ['node16-esm', 'bundler'] as const;

/** The files that `./*` of a package stands for. */
const PATTERN_FILE: Partial<Record<Published, RegExp>> = {
  domain: /^dist\/[^/]+\.d\.ts$/,
  'api-client': /^dist\/tags\/[^/]+\.d\.ts$/,
};

/** Entries that have no types by nature. */
const UNTYPED = /\.(css|json)$/;

export interface Verdict {
  /** How many entries others can import with types, in each of the ways. */
  readonly typed: number;
  readonly entries: number;
  readonly complaints: readonly string[];
}

/** Judges the archive itself, as a registry would hand it out. */
export async function judge(archive: Archive): Promise<Verdict> {
  const data = new Uint8Array(readFileSync(archive.path));
  const { messages } = await publint({ pack: { tarball: data.slice().buffer }, strict: true });
  const manifest = manifestOf(archive.name);
  // attw does not look behind a pattern: the files that it stands for are named.
  const behindPatterns = archive.files
    .filter((file) => Object.keys(manifest.exports).includes('./*') && PATTERN_FILE[archive.name]?.test(file))
    .map((file) => `./${basename(file, '.d.ts')}`);
  const found = await checkPackage(createPackageFromTarballData(data), {
    includeEntrypoints: behindPatterns,
    excludeEntrypoints: [UNTYPED, './*'],
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
