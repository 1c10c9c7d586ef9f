/** Which files of a build an address needs. */
import type { Rollup } from 'vite';

import type { EarlyRoute } from '../src/early/plan.ts';

export type Bundle = Rollup.OutputBundle;
type Chunk = Rollup.OutputChunk;

const chunksOf = (bundle: Bundle): Chunk[] => Object.values(bundle).filter((file) => file.type === 'chunk');

/** A chunk, what it imports statically, and the styles of all these: those of what it imports first, as its own may change them. */
function closure(bundle: Bundle, chunk: Chunk, seen = new Set<string>()): Set<string> {
  if (seen.has(chunk.fileName)) return seen;
  seen.add(chunk.fileName);
  for (const name of chunk.imports) {
    const next = bundle[name];
    if (next?.type === 'chunk') closure(bundle, next, seen);
  }
  for (const style of chunk.viteMetadata?.importedCss ?? []) seen.add(style);
  return seen;
}

/** What every address needs. */
export function entryFiles(bundle: Bundle): Set<string> {
  const entry = chunksOf(bundle).find(({ isEntry }) => isEntry);
  return entry ? closure(bundle, entry) : new Set<string>();
}

/**
 * What the modules of a route need beyond the entry.
 * @throws when a row names a module that is in no file: the table would be of no use, and nobody would see it.
 */
export function routeFiles(bundle: Bundle, modules: readonly string[], path: string): string[] {
  const first = entryFiles(bundle);
  const files = modules.flatMap((module) => {
    const holder = chunksOf(bundle).find(({ moduleIds }) =>
      moduleIds.some((id) => id.replaceAll('\\', '/').endsWith(`/src/${module}`)),
    );
    if (holder === undefined) throw new Error(`early table: ${module} of ${path} is in no file of the build.`);
    return [...closure(bundle, holder)];
  });
  return [...new Set(files)].filter((file) => !first.has(file));
}

/** Style sheets that at least half of the screens need. */
export function commonStyles(bundle: Bundle, screens: readonly EarlyRoute[]): string[] {
  const count = new Map<string, number>();
  for (const { modules, path } of screens)
    for (const file of routeFiles(bundle, modules, path))
      if (file.endsWith('.css')) count.set(file, (count.get(file) ?? 0) + 1);
  return [...count].filter(([, uses]) => uses * 2 >= screens.length).map(([file]) => file);
}

/**
 * A drawing of the design system.
 * @throws when the build has none of that name
 */
export function drawingFile(bundle: Bundle, name: string, path: string): string {
  const found = Object.values(bundle).find(
    (file) => file.type === 'asset' && file.originalFileNames.some((one) => one.endsWith(`/art/${name}.svg`)),
  );
  if (found === undefined) throw new Error(`early table: the drawing ${name} of ${path} is not in the build.`);
  return found.fileName;
}

/** What these files fetch later, by `import()`, and do not name themselves; not what the entry fetches. */
export function laterFiles(bundle: Bundle, files: readonly string[]): string[] {
  const first = entryFiles(bundle);
  const later = files.flatMap((name) => {
    const file = bundle[name];
    return file?.type === 'chunk' ? file.dynamicImports : [];
  });
  const needed = later.flatMap((name) => {
    const chunk = bundle[name];
    return chunk?.type === 'chunk' ? [...closure(bundle, chunk)] : [];
  });
  return [...new Set(needed)].filter((file) => !first.has(file) && !files.includes(file));
}

/** What the chunks with these modules need, beyond the entry. */
export function filesWith(bundle: Bundle, modules: RegExp): string[] {
  const first = entryFiles(bundle);
  const holders = chunksOf(bundle).filter(({ moduleIds }) =>
    moduleIds.some((id) => modules.test(id.replaceAll('\\', '/'))),
  );
  return [...new Set(holders.flatMap((chunk) => [...closure(bundle, chunk)]))].filter((file) => !first.has(file));
}

/** Drawings that the entry holds: those of the login and of the pages that stand when nothing else can. */
export function entryDrawings(bundle: Bundle): string[] {
  const first = entryFiles(bundle);
  const assets = chunksOf(bundle)
    .filter(({ fileName }) => first.has(fileName))
    .flatMap(({ viteMetadata }) => [...(viteMetadata?.importedAssets ?? [])]);
  return [...new Set(assets)].filter((file) => file.endsWith('.svg'));
}
