/** The script inside the page, with the table of what each route needs. */
import { fileURLToPath } from 'node:url';

import { build, type Rollup } from 'vite';

import type { EarlyRoute, EarlyTable } from '../src/early/plan.ts';

type Bundle = Rollup.OutputBundle;
type Chunk = Rollup.OutputChunk;

const ENTRY = fileURLToPath(new URL('../src/early/early-script.ts', import.meta.url));

const chunksOf = (bundle: Bundle): Chunk[] => Object.values(bundle).filter((file) => file.type === 'chunk');

/** A chunk, what it imports statically, and the styles of all these. */
function closure(bundle: Bundle, chunk: Chunk, seen = new Set<string>()): Set<string> {
  if (seen.has(chunk.fileName)) return seen;
  seen.add(chunk.fileName);
  for (const style of chunk.viteMetadata?.importedCss ?? []) seen.add(style);
  for (const name of chunk.imports) {
    const next = bundle[name];
    if (next?.type === 'chunk') closure(bundle, next, seen);
  }
  return seen;
}

/** @throws when a row names a module that is in no file: the table would be of no use, and nobody would see it. */
function filesOf(bundle: Bundle, modules: readonly string[], path: string): string[] {
  const chunks = chunksOf(bundle);
  const entry = chunks.find(({ isEntry }) => isEntry);
  const first = entry ? closure(bundle, entry) : new Set<string>();
  const files = modules.flatMap((module) => {
    const holder = chunks.find(({ moduleIds }) =>
      moduleIds.some((id) => id.replaceAll('\\', '/').endsWith(`/src/${module}`)),
    );
    if (holder === undefined) throw new Error(`early table: ${module} of ${path} is in no file of the build.`);
    return [...closure(bundle, holder)];
  });
  return [...new Set(files)].filter((file) => !first.has(file));
}

const indexIn = (list: string[], text: string): number => {
  if (!list.includes(text)) list.push(text);
  return list.indexOf(text);
};

export function earlyTable(bundle: Bundle, routes: readonly EarlyRoute[]): EarlyTable {
  const files: string[] = [];
  const gets: string[] = [];
  const rows = routes.map(
    ({ path, modules, gets: asked }) =>
      [
        path,
        filesOf(bundle, modules, path).map((file) => indexIn(files, file)),
        asked.map((address) => indexIn(gets, address)),
      ] as const,
  );
  return { files, gets, rows };
}

/** The text of the script: built and minified with the table in it. */
export async function earlyScript(table: EarlyTable, target: string[]): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    define: { LUNETA_EARLY: JSON.stringify(table) },
    build: { write: false, target, lib: { entry: ENTRY, formats: ['iife'], name: 'luneta' }, minify: true },
  });
  const [first] = Array.isArray(output) ? output : [output];
  const chunk = first && 'output' in first ? first.output.find((file) => file.type === 'chunk') : undefined;
  if (chunk === undefined) throw new Error('early script: nothing was built.');
  return chunk.code.trim().replaceAll('</', String.raw`<\/`);
}
