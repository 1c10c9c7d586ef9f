/**
 * The layers of the server as data, and what breaks them. It reads the files of `apps/api/src` as text and knows nothing
 * of what they do. Paths are relative to that folder.
 */
import { dirname, join, normalize } from 'node:path/posix';

/** A file: its path inside `apps/api/src`, and its text. */
export type Source = { readonly file: string; readonly source: string };
/** What is wrong with a file, and how to correct it. */
export type Finding = { readonly file: string; readonly why: string };

/** Top to bottom. A file imports its own layer and those below it. */
export const LAYERS = [
  { name: 'cli', holds: /^cli\// },
  { name: 'server.ts', holds: /^server\.ts$/ },
  { name: 'app.ts', holds: /^(?:app|stores)\.ts$/ },
  { name: 'serve', holds: /^serve\// },
  { name: 'config', holds: /^config(-\w+)?\.ts$/ },
  { name: 'demo', holds: /^demo\// },
  { name: 'jobs', holds: /^jobs\// },
  { name: 'modules', holds: /^modules\// },
  { name: 'http', holds: /^http\// },
  { name: 'database', holds: /^database\// },
] as const;

/** Layers that are a folder of their own. */
export const LAYER_FOLDERS: readonly string[] = LAYERS.filter(({ holds }) => holds.source.endsWith('\\/')).map(
  ({ name }) => name,
);

/** The folders above a layer, none of which it may import. */
export const foldersAbove = (folder: string): readonly string[] =>
  LAYER_FOLDERS.slice(0, LAYER_FOLDERS.indexOf(folder));

/** What the linter says beside an import upwards; the test of the layers reports the same and more. */
export const upwardMessage = (folder: string): string =>
  `${folder} may not import ${foldersAbove(folder).join(', ')}: these layers are above it. Move what both need to ${folder} or below, or take it as a parameter.`;

/** Layers that may know the types of a lower layer, and none of its values. */
export const TYPES_ONLY = [{ from: 'http', to: 'database' }] as const;

/** Files that are started, not imported. */
export const ENTRIES: readonly string[] = ['cli/main.ts', 'database/er.ts'];

/** Where test helpers live, seen from `apps/api/src`. */
export const HELPERS = '../test/';

export type Import = { readonly target: string; readonly typesOnly: boolean };

const IMPORT = /\b(import|export)\s+(type\s+)?(?:([\w*{][^'";]*?)\s*from\s*)?'(\.[^']+)'|\bimport\(\s*'(\.[^']+)'/g;
const onlyTypes = (names: string | undefined): boolean => {
  const inside = /^\{([\s\S]*)\}$/.exec(names?.trim() ?? '')?.[1];
  const each = (inside ?? '').split(',').filter((name) => name.trim() !== '');
  return each.length > 0 && each.every((name) => name.trim().startsWith('type '));
};

/** A path inside `apps/api/src`; tests come from beside it and name it. */
const targetOf = (file: string, path: string): string =>
  normalize(join(dirname(file), path)).replace(/^\.\.\/src\//, '');

const read = new WeakMap<Source, Import[]>();

/** The files of ours that a file imports or re-exports. */
export function importsOf(one: Source): Import[] {
  const known = read.get(one);
  if (known) return known;
  const found = [...one.source.matchAll(IMPORT)].flatMap(([, , type, names, named, called]) => {
    const path = named ?? called;
    return path ? [{ target: targetOf(one.file, path), typesOnly: type !== undefined || onlyTypes(names) }] : [];
  });
  read.set(one, found);
  return found;
}

const isTest = (file: string): boolean => /\.test(-d)?\.ts$/.test(file) || file.startsWith(HELPERS);
const layerOf = (file: string): number => LAYERS.findIndex(({ holds }) => holds.test(file));
const nameOf = (index: number): string => LAYERS[index]?.name ?? '?';
/** The tag of a file of `modules/<tag>/`. */
const moduleOf = (file: string): string | undefined => /^modules\/([^/]+)\//.exec(file)?.[1];

/** Imports that go upwards, or take values where only types are allowed. */
export function layerFindings(files: readonly Source[]): Finding[] {
  return files.flatMap((one) => {
    const from = layerOf(one.file);
    if (from < 0)
      return [{ file: one.file, why: 'it stands in no layer. Move it to one, or add its layer to LAYERS.' }];
    return importsOf(one).flatMap(({ target, typesOnly }) => {
      const to = layerOf(target);
      if (to >= 0 && to < from) {
        const why = `${nameOf(from)} imports ${target} of ${nameOf(to)}, a layer above it. Move what both need to ${nameOf(from)} or below, or take it as a parameter.`;
        return [{ file: one.file, why }];
      }
      const apart = TYPES_ONLY.some((rule) => rule.from === nameOf(from) && rule.to === nameOf(to));
      if (!apart || typesOnly) return [];
      const why = `${nameOf(from)} imports a value of ${target}. It may import only types (import type): take the function as a parameter.`;
      return [{ file: one.file, why }];
    });
  });
}

/** Imports past the `index.ts` of a module, by files of another module or of another layer. */
export function indexFindings(files: readonly Source[]): Finding[] {
  return files.flatMap((one) =>
    importsOf(one).flatMap(({ target }) => {
      const tag = moduleOf(target);
      if (!tag || tag === moduleOf(one.file) || target === `modules/${tag}/index.ts`) return [];
      const why = `it imports ${target}. Export what you need from modules/${tag}/index.ts and import that.`;
      return [{ file: one.file, why }];
    }),
  );
}

type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** One circle of each knot of a graph, as the path from a node back to itself. */
export function circlesOf(graph: Graph): string[][] {
  const done = new Set<string>();
  const circles: string[][] = [];
  const visit = (node: string, path: readonly string[]): void => {
    const seen = path.indexOf(node);
    if (seen >= 0) circles.push([...path.slice(seen), node]);
    if (seen >= 0 || done.has(node)) return;
    for (const next of graph.get(node) ?? []) visit(next, [...path, node]);
    done.add(node);
  };
  for (const node of graph.keys()) visit(node, []);
  return circles;
}

const graphOf = (files: readonly Source[], nameNode: (file: string) => string | undefined): Graph => {
  const graph = new Map<string, Set<string>>();
  for (const one of files) {
    const from = nameNode(one.file);
    if (from === undefined) continue;
    const targets = graph.get(from) ?? new Set<string>();
    graph.set(from, targets);
    for (const { target } of importsOf(one)) {
      const to = nameNode(target);
      if (to !== undefined && to !== from) targets.add(to);
    }
  }
  return graph;
};

/** Circles of files and circles of modules; types count, for they too must be read together. */
export function circleFindings(files: readonly Source[]): Finding[] {
  const modules = circlesOf(graphOf(files, moduleOf)).map((path) => ({
    file: `modules/${path[0]}`,
    why: `modules import each other in a circle: ${path.join(' → ')}. Move what both need to a module or layer below them.`,
  }));
  const single = circlesOf(graphOf(files, (file) => file)).map((path) => ({
    file: path[0] ?? '',
    why: `files import each other in a circle: ${path.join(' → ')}. Move what both need to a file of its own.`,
  }));
  return [...modules, ...single];
}

const COMMENTS = /\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*/g;
const SQL = [
  /\bstatement\s*[<(]/,
  /\bselect\b[^;]{1,400}\bfrom\s+\w/i,
  /\binsert\s+into\s+\w/i,
  /\bdelete\s+from\s+\w/i,
  /\bupdate\s+\w+\s+set\b/i,
];

/** Names of the tables in the schema's files. */
export const tablesOf = (files: readonly Source[]): string[] =>
  files
    .filter(({ file }) => file.startsWith('database/schema/'))
    .flatMap(({ source }) => [...source.matchAll(/\bpgTable\(\s*'(\w+)'/g)].flatMap(([, name]) => name ?? []));

/** SQL, table names in SQL, and imports of the schema in `http`. */
export function sqlFindings(files: readonly Source[]): Finding[] {
  const tables = tablesOf(files);
  const named = new RegExp(`\\b(from|join|into|table)\\s+(${tables.join('|')})\\b(?!\\s*['"])`, 'i');
  return files
    .filter(({ file }) => file.startsWith('http/'))
    .flatMap((one) => {
      const code = one.source.replaceAll(COMMENTS, '');
      const sql = SQL.some((pattern) => pattern.test(code)) || (tables.length > 0 && named.test(code));
      const schema = importsOf(one).some(({ target }) => target.startsWith('database/schema'));
      const what = [...(sql ? ['holds SQL'] : []), ...(schema ? ['imports the schema'] : [])];
      return what.map((fault) => ({
        file: one.file,
        why: `it ${fault}, and http knows no table. Move the statement to a store of school/ or of a module and take it as a parameter.`,
      }));
    });
}

/** A `handlers.ts` of a module that does not begin by saying what its tag is for. */
export const headerFindings = (files: readonly Source[]): Finding[] =>
  files
    .filter(({ file, source }) => /^modules\/[^/]+\/handlers\.ts$/.test(file) && !source.startsWith('/** '))
    .map(({ file }) => ({ file, why: 'begin it with one line /** … */ that says what its tag is for.' }));

/** Test helpers among product code: `tests` are the test files and helpers, seen from `apps/api/src`. */
export function helperFindings(product: readonly Source[], tests: readonly Source[]): Finding[] {
  const used = new Set(product.flatMap((one) => importsOf(one).map(({ target }) => target)));
  const tested = new Set(tests.flatMap((one) => importsOf(one).map(({ target }) => target)));
  return product.flatMap((one) => {
    const helps = /\bfrom 'vitest/.test(one.source) || importsOf(one).some(({ target }) => isTest(target));
    if (helps) return [{ file: one.file, why: 'it is made for tests. Move it to apps/api/test.' }];
    if (used.has(one.file) || ENTRIES.includes(one.file)) return [];
    const why = tested.has(one.file)
      ? 'only tests import it. Move it to apps/api/test.'
      : 'nothing imports it. Delete it, or add it to ENTRIES if it is started by name.';
    return [{ file: one.file, why }];
  });
}

/** Everything wrong with the layers; `all` are the files of `apps/api/src` and `apps/api/test`. */
export function inspectLayers(all: readonly Source[]): Finding[] {
  const product = all.filter(({ file }) => !isTest(file));
  const rules = [layerFindings, indexFindings, circleFindings, sqlFindings, headerFindings];
  return [
    ...rules.flatMap((rule) => rule(product)),
    ...helperFindings(
      product,
      all.filter(({ file }) => isTest(file)),
    ),
  ];
}
