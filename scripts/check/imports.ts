/** Which files name each other, read from their text: imports, and addresses such as `new URL('./x.ts', …)`. */
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** Path from the root → text. */
export type Texts = ReadonlyMap<string, string>;
/** Path from the root → the files that it names. */
export type Imports = ReadonlyMap<string, readonly string[]>;

/** The one package whose files others import one by one (`@luneta/domain/tri`). */
export const RULES = 'packages/domain/src/';
const OF_RULES = /['"]@luneta\/domain(?:\/([\w/-]+))?['"]/g;
const PATHS = /['"`](\.{1,2}\/[^'"`\n]+)['"`]/g;

export const readTexts = (root: string, files: readonly string[]): Texts =>
  new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));

/** Each text that is a relative path of one of the files counts: rather a file too many than one too few. */
export function importsOf(texts: Texts): Imports {
  return new Map(
    [...texts].map(([file, text]) => {
      const named = [...text.matchAll(PATHS)].map(([, path = '']) => normalize(join(dirname(file), path)));
      const rules = [...text.matchAll(OF_RULES)].map(([, name = 'index']) => `${RULES}${name}.ts`);
      return [file, [...new Set([...named, ...rules])].filter((path) => texts.has(path))];
    }),
  );
}

/** All files that these name, through any number of others, with these. What files for which `stop` holds name is left out. */
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
  return found;
}
