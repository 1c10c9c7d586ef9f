/** Which test files a variant cannot change, so that it need not run them. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { TESTS } from './apart/files.ts';
import type { Variant } from './variant.ts';

/** Without one of these words, in the file or in a helper that it imports, no test of it meets the variant. */
const MEETS: Record<Variant, RegExp> = {
  'postgres-15': /\b(createTestApp|createTestDb|pgUrl|readVariant)\b/,
  partitioned: /\b(createTestApp|createTestDb|pgUrl|readVariant)\b/,
  'two-servers': /\bcreateTestApp\b/,
};

/** Where the words are declared: to import these files alone says nothing. */
const DECLARE = new Set(
  ['index.ts', 'app.ts', 'databases.ts', 'variant.ts'].map((file) => join(import.meta.dirname, file)),
);
const RELATIVE_IMPORT = /\b(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+\.ts)'/g;

function meets(file: string, words: RegExp, seen = new Set<string>()): boolean {
  // Texts of tests hold imports of files that do not exist.
  if (DECLARE.has(file) || seen.has(file) || !existsSync(file)) return false;
  seen.add(file);
  const source = readFileSync(file, 'utf8');
  if (words.test(source)) return true;
  return [...source.matchAll(RELATIVE_IMPORT)].some(([, to = '']) => meets(join(dirname(file), to), words, seen));
}

/** @returns paths relative to the package; none for the ordinary suite */
export function unaffected(variant: Variant | null, folder = join(import.meta.dirname, '..')): readonly string[] {
  if (variant === null) return [];
  return globSync(TESTS, { cwd: folder }).filter((file) => !meets(join(folder, file), MEETS[variant]));
}
