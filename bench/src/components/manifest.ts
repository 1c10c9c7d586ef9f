/** Reads from Vite's manifest what each entry of a build loads in addition to a base. It starts no build. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

export type Chunk = {
  readonly file: string;
  readonly name?: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
};
export type Manifest = Readonly<Record<string, Chunk>>;
export type Added = { readonly name: string; readonly js: number; readonly css: number };

/** Files of an entry and of everything it imports statically. */
function filesOf(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const style of chunk.css ?? []) seen.add(style);
  for (const next of chunk.imports ?? []) filesOf(manifest, next, seen);
  return seen;
}

const gzipOf = (folder: string, files: readonly string[]): number =>
  files.length === 0
    ? 0
    : gzipSync(Buffer.concat(files.map((file) => readFileSync(join(folder, file)))), { level: 9 }).length;

/** gzip bytes by entry, the heaviest first. @throws without the base. */
export function addedBy(folder: string, manifest: Manifest, base: string): Added[] {
  const entries = Object.entries(manifest).filter(([, chunk]) => chunk.isEntry);
  const [baseKey] = entries.find(([, { name }]) => name === base) ?? [];
  if (baseKey === undefined) throw new Error(`the build has no entry ${base}`);
  const there = filesOf(manifest, baseKey);
  return entries
    .filter(([key]) => key !== baseKey)
    .map(([key, { name = key }]) => {
      const added = [...filesOf(manifest, key)].filter((file) => !there.has(file)).sort();
      return {
        name,
        js: gzipOf(
          folder,
          added.filter((file) => file.endsWith('.js')),
        ),
        css: gzipOf(
          folder,
          added.filter((file) => file.endsWith('.css')),
        ),
      };
    })
    .sort((a, b) => b.js + b.css - (a.js + a.css));
}
