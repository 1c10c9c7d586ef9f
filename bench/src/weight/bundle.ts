/**
 * Reads a built app as a browser would: what `index.html` asks for, what that imports, and what each route adds. It
 * reads the files Vite wrote, knows nothing of sources, and knows no budget.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';

import { gzipBytes } from './sent.ts';

export type Kind = 'js' | 'css' | 'font' | 'image';
/** One file; `gzip` equals `raw` where compressing again gains nothing (fonts, PNG). */
export type Part = { readonly file: string; readonly kind: Kind; readonly raw: number; readonly gzip: number };
/** A chunk fetched later. `own`: files that no other route fetches; `all`: everything beyond the first load. */
export type Route = { readonly chunk: string; readonly own: readonly Part[]; readonly all: readonly Part[] };
export type Drawing = { readonly file: string; readonly raw: number; readonly avatar: boolean };
export type Bundle = {
  readonly firstLoad: readonly Part[];
  readonly routes: readonly Route[];
  /** Files that more than one route fetches. */
  readonly shared: readonly Part[];
  readonly drawings: readonly Drawing[];
  /** Scripts and styles that were not reached. The list must be empty, otherwise a figure is too small. */
  readonly unreached: readonly string[];
  /** Whether compressed twins stand beside the files, for a server that sends them. */
  readonly precompressed: boolean;
};

const STATIC_IMPORT = /(?:\bfrom|\bimport)\s*(["'`])([^"'`]+\.js)\1/g;
/** `import("x")`, and the list of what Vite preloads with it, which stands somewhere behind. */
const DYNAMIC_IMPORT =
  /\bimport\(\s*(["'`])([^"'`]+\.js)\1\s*\)(?:(?:(?!\bimport\()[^]){0,400}?__vite__mapDeps\(\[([\d,]*)\]\))?/g;
/** A part that is only styles: nothing is imported, Vite fetches the style sheet alone. */
const LONE_STYLES = /Promise\.resolve\(\{\}\)\s*,\s*__vite__mapDeps\(\[([\d,]*)\]\)/g;
const DEPENDENCY_LIST = /\bm\.f=\[([^\]]*)\]/;
const FONT_FACE = /@font-face\s*\{[^}]*\}/g;
const KINDS: Readonly<Record<string, Kind>> = { js: 'js', css: 'css', woff2: 'font', svg: 'image', png: 'image' };

function partOf(dist: string, file: string): Part {
  const content = readFileSync(join(dist, file));
  const extension = file.slice(file.lastIndexOf('.') + 1);
  const kind = KINDS[extension] ?? 'image';
  const compressible = kind === 'js' || kind === 'css' || extension === 'svg';
  return {
    file,
    kind,
    raw: content.length,
    gzip: compressible ? gzipBytes(join(dist, file)) : content.length,
  };
}

const read = (dist: string, file: string) => readFileSync(join(dist, file), 'utf8');
const beside = (file: string, name: string) => normalize(join(dirname(file), name));

/** A script and everything it imports statically. */
function closure(dist: string, file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !existsSync(join(dist, file))) return seen;
  seen.add(file);
  for (const [, , name = ''] of read(dist, file).matchAll(STATIC_IMPORT)) closure(dist, beside(file, name), seen);
  return seen;
}

/** Attribute of a tag of the page; undefined when it has none. */
const attribute = (tag: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1];

export function entryFiles(html: string): string[] {
  return [...html.matchAll(/<(?:script|link)\b[^>]*>/g)].flatMap(([tag]) => {
    const rel = attribute(tag, 'rel');
    const isImage = rel === 'icon' || (rel === 'preload' && attribute(tag, 'as') === 'image');
    const wanted = isImage || rel === 'stylesheet' || rel === 'modulepreload' || tag.startsWith('<script');
    const address = attribute(tag, 'src') ?? attribute(tag, 'href');
    return wanted && address?.startsWith('/') ? [address.slice(1)] : [];
  });
}

/** Upright font faces of the styles. The first screen has no italic text. */
function fontFiles(css: string): string[] {
  return (css.match(FONT_FACE) ?? [])
    .filter((face) => !/font-style:\s*italic/.test(face))
    .flatMap((face) => /url\(["']?\/([^"')]+\.woff2)/.exec(face)?.[1] ?? []);
}

/** Chunks that `file` fetches on demand, each with the styles Vite lists for it. */
function dynamicImports(dist: string, file: string): { chunk: string; styles: string[] }[] {
  const source = read(dist, file);
  const listed = (DEPENDENCY_LIST.exec(source)?.[1] ?? '').split(',').map((name) => name.replaceAll(/["'`]/g, ''));
  const stylesAt = (indexes: string) =>
    indexes
      .split(',')
      .map((index) => listed[Number(index)] ?? '')
      .filter((dependency) => indexes !== '' && dependency.endsWith('.css'));
  const scripts = [...source.matchAll(DYNAMIC_IMPORT)].map(([, , name = '', indexes = '']) => ({
    chunk: beside(file, name),
    styles: stylesAt(indexes),
  }));
  const styles = [...source.matchAll(LONE_STYLES)].flatMap(([, indexes = '']) => stylesAt(indexes));
  return [...scripts, ...styles.map((style) => ({ chunk: style, styles: [style] }))];
}

/** Every chunk fetched on demand, also by other such chunks, with all it needs. */
function collectRoutes(dist: string, first: ReadonlySet<string>): Map<string, Set<string>> {
  const routes = new Map<string, Set<string>>();
  const waiting = [...first].filter((file) => file.endsWith('.js'));
  const read = new Set(waiting);
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    for (const { chunk, styles } of dynamicImports(dist, file)) {
      if (first.has(chunk)) continue;
      const files = routes.get(chunk) ?? (chunk.endsWith('.js') ? closure(dist, chunk) : new Set<string>());
      for (const style of styles) files.add(style);
      routes.set(chunk, files);
      for (const next of files) {
        if (!next.endsWith('.js') || read.has(next)) continue;
        read.add(next);
        waiting.push(next);
      }
    }
  }
  for (const files of routes.values()) for (const file of files) if (first.has(file)) files.delete(file);
  return routes;
}

function drawingsOf(dist: string): Drawing[] {
  return readdirSync(join(dist, 'assets'))
    .filter((name) => /^(\d+|mascot-.*|boss-.*)-[\w-]{8}\.svg$/.test(name))
    .map((name) => ({
      file: name,
      raw: readFileSync(join(dist, 'assets', name)).length,
      avatar: /^\d+-/.test(name),
    }));
}

/** @throws when the folder holds no built app. */
export function readBundle(dist: string): Bundle {
  if (!existsSync(join(dist, 'index.html')))
    throw new Error(`${basename(dirname(dist))} is not built: run "pnpm exec turbo run build".`);
  const first = new Set<string>();
  for (const file of entryFiles(read(dist, 'index.html')))
    for (const needed of file.endsWith('.js') ? closure(dist, file) : [file]) first.add(needed);
  const styles = [...first].filter((file) => file.endsWith('.css'));
  for (const file of styles) for (const font of fontFiles(read(dist, file))) first.add(font);

  const routes = collectRoutes(dist, first);
  const users = new Map<string, number>();
  for (const files of routes.values()) for (const file of files) users.set(file, (users.get(file) ?? 0) + 1);
  const isShared = (file: string) => (users.get(file) ?? 0) > 1;
  const parts = (files: Iterable<string>) => [...files].map((file) => partOf(dist, file));
  const names = readdirSync(join(dist, 'assets')).map((name) => `assets/${name}`);
  return {
    firstLoad: parts(first),
    routes: [...routes].map(([chunk, files]) => ({
      chunk: basename(chunk),
      own: parts([...files].filter((file) => !isShared(file))),
      all: parts(files),
    })),
    shared: parts([...users.keys()].filter(isShared)),
    drawings: drawingsOf(dist),
    unreached: names.filter((file) => /\.(js|css)$/.test(file) && !first.has(file) && !users.has(file)),
    precompressed: names.some((file) => /\.js\.(gz|br)$/.test(file)),
  };
}
