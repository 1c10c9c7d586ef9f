/**
 * Which files each file needs when it runs, read from their text: imports by path or by the name of a package, addresses such
 * as `new URL('./x.svg', …)`, and globs. Types are left out, as they are gone when a test runs.
 */
import { readFileSync } from 'node:fs';
import { dirname, join, matchesGlob, normalize } from 'node:path';

import type { Package } from './packages.ts';

/** Path from the root → text. */
export type Texts = ReadonlyMap<string, string>;
/** A file, or `file#`: a list of re-exports without what it re-exports → what it needs. */
export type Imports = ReadonlyMap<string, readonly string[]>;

/** At the beginning of a line, as a glob in a string looks like one too. */
const COMMENTS = /^\s*(?:\/\*[\s\S]*?\*\/|\/\/.*$)/gm;
const TYPES = /^\s*(?:import|export)\s+type\s[^'"`;]*?\bfrom\s*['"][^'"]+['"];?/gm;
const EFFECTS = /^\s*import\s*['"]([^'"]+)['"];?/gm;
const FORWARDED = /^\s*export\s*(?:\*|\{([^}]*)\})\s*from\s*['"]([^'"]+)['"];?/gm;
const CHOSEN = /^\s*import\s*\{([^}]*)\}\s*from\s*['"]([^'"]+)['"];?/gm;
const PLACES = /['"`]((?:\.{1,2}|@luneta)\/[^'"`\n]+)['"`]/g;
const FETCHED = /\bimport\(\s*['"`][^'"`]+['"`]\s*\)/g;

export const readTexts = (root: string, files: readonly string[]): Texts =>
  new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));

/** `a, type B, c as d` → `[['a', 'a'], ['c', 'd']]`: the name there and the name here. */
const namesIn = (list: string): [there: string, here: string][] =>
  list
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '' && !one.startsWith('type '))
    .map((one) => {
      const [there = '', here = there] = one.split(/\s+as\s+/);
      return [there, here];
    });

const declares = (text: string, name: string): boolean =>
  new RegExp(`\\bexport\\s+(?:async\\s+)?(?:const|let|function\\*?|class|type|interface)\\s+${name}\\b`).test(text) ||
  new RegExp(`\\bexport\\s*\\{[^}]*\\b${name}\\b`).test(text);

/**
 * `files`: all paths of the repository. Each quoted place that is one of them counts: rather a file too many than one too few.
 * `atOnce`: without what comes later, by `import()`.
 */
export function importsOf(
  texts: Texts,
  files: ReadonlySet<string>,
  packages: readonly Package[],
): { readonly all: Imports; readonly atOnce: Imports } {
  const bare = new Map([...texts].map(([file, text]) => [file, text.replace(COMMENTS, '').replace(TYPES, '')]));
  const textOf = (file: string): string => bare.get(file) ?? '';

  const ofPackage = (place: string): string | undefined => {
    const found = packages.find(({ name }) => place === name || place.startsWith(`${name}/`));
    if (found === undefined) return undefined;
    const below = `.${place.slice(found.name.length)}`;
    const path = found.exports?.[below] ?? found.exports?.['./*']?.replace('*', below.slice(2));
    return path === undefined ? undefined : normalize(join(found.folder, path));
  };
  const resolve = (from: string, place: string): readonly string[] => {
    const path = place.startsWith('@luneta/')
      ? ofPackage(place)
      : normalize(join(dirname(from), place.split('?')[0] ?? ''));
    if (path === undefined) return [];
    return path.includes('*') ? [...files].filter((file) => matchesGlob(file, path)) : files.has(path) ? [path] : [];
  };

  /** Files that do nothing but pass on what others export. */
  const lists = new Set(
    [...bare].flatMap(([file, text]) =>
      text.includes('export') && text.replace(FORWARDED, '').replace(EFFECTS, '').trim() === '' ? [file] : [],
    ),
  );
  const effectsOf = (file: string): string[] =>
    [...textOf(file).matchAll(EFFECTS)].flatMap(([, place = '']) => resolve(file, place));
  /** What a name of a list comes from, with the lists on the way; `undefined` when nobody exports it. */
  const searched = (list: string, name: string): readonly string[] | undefined => {
    for (const [, names, place = ''] of textOf(list).matchAll(FORWARDED)) {
      const [target] = resolve(list, place);
      if (target === undefined) continue;
      const there = names === undefined ? name : namesIn(names).find(([, here]) => here === name)?.[0];
      if (there === undefined) continue;
      if (lists.has(target)) {
        const source = sourceOf(target, there);
        if (source !== undefined) return [`${target}#`, ...source];
      } else if (names !== undefined || declares(textOf(target), there)) return [target];
    }
    return undefined;
  };
  const known = new Map<string, readonly string[] | undefined>();
  const sourceOf = (list: string, name: string): readonly string[] | undefined => {
    const key = `${list} ${name}`;
    if (!known.has(key)) known.set(key, searched(list, name));
    return known.get(key);
  };

  const neededBy = (file: string, text = textOf(file)): string[] => {
    const needed: string[] = [];
    const rest = text.replace(CHOSEN, (statement: string, names: string, place: string) => {
      const [list] = resolve(file, place);
      if (list === undefined || !lists.has(list)) return statement;
      const sources = namesIn(names).map(([name]) => sourceOf(list, name));
      if (sources.includes(undefined)) return statement;
      needed.push(`${list}#`, ...sources.flatMap((source) => source ?? []));
      return '';
    });
    const places = [/['"`]@luneta\/[\w-]+['"`]/g, PLACES].flatMap((form) => [...rest.matchAll(form)]);
    return [...new Set([...needed, ...places.flatMap(([whole, place = whole.slice(1, -1)]) => resolve(file, place))])];
  };

  const all = new Map(
    [...texts.keys()].flatMap((file) => [
      [file, neededBy(file)] as const,
      ...(lists.has(file) ? [[`${file}#`, effectsOf(file)] as const] : []),
    ]),
  );
  const fetching = [...texts.keys()].filter((file) => textOf(file).includes('import('));
  const atOnce = new Map([
    ...all,
    ...fetching.map((file) => [file, neededBy(file, textOf(file).replace(FETCHED, ''))] as const),
  ]);
  return { all, atOnce };
}

/** All files that these need, through any number of others, with these. What files for which `stop` holds need is left out. */
export function namedFrom(
  imports: Imports,
  files: readonly string[],
  stop: (file: string) => boolean = () => false,
): Set<string> {
  const found = new Set<string>();
  const visit = (file: string): void => {
    if (found.has(file)) return;
    found.add(file);
    if (!stop(file)) imports.get(file)?.forEach(visit);
  };
  files.forEach(visit);
  return new Set([...found].map((file) => file.replace(/#$/, '')));
}
