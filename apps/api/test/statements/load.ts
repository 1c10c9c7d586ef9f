/** Loads every module of the server that declares statements, so that the registry holds all of them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { registered, type Registered } from '../../src/database/statement.ts';

const SRC = join(import.meta.dirname, '../../src');
const DECLARES = /\b(?:statement|insertStatement)(?:<|\()/;

const isProduct = (name: string): boolean => name.endsWith('.ts') && !name.endsWith('.test.ts');

let read: ReadonlyMap<string, string> | undefined;

/** Product files by path below `src`, with their text; read once. */
export function productFiles(): ReadonlyMap<string, string> {
  read ??= readProduct();
  return read;
}

function readProduct(): ReadonlyMap<string, string> {
  const names = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(isProduct);
  return new Map(names.map((name) => [name, readFileSync(join(SRC, name), 'utf8')]));
}

const BUILT = /\b(?:statement|insertStatement)(?:<[^()]*>)?\(\s*`([a-z_]+)\$\{/g;

const beginnings = new Map<string, readonly string[]>();

/** How names that a file builds at run time begin. */
function beginningsIn(text: string): readonly string[] {
  const known = beginnings.get(text) ?? [...text.matchAll(BUILT)].flatMap(([, beginning]) => beginning ?? []);
  beginnings.set(text, known);
  return known;
}

/** Whether a file declares a statement of this name: literally, or built at run time from this beginning. */
const declares = (text: string, name: string): boolean =>
  text.includes(`'${name}'`) || beginningsIn(text).some((beginning) => name.startsWith(beginning));

/** The product files that declare a statement of this name. */
export const filesOf = (name: string): string[] =>
  [...productFiles()].filter(([, text]) => declares(text, name)).map(([file]) => file);

/** Every statement of the server, by name, without those that tests declare. */
export async function loadStatements(): Promise<readonly Registered[]> {
  const files = productFiles();
  const declaring = [...files].filter(([, text]) => DECLARES.test(text)).map(([name]) => name);
  for (const name of declaring) await import(join(SRC, name));
  const texts = [...files.values()];
  return registered()
    .filter(({ name }) => texts.some((text) => declares(text, name)))
    .toSorted((a, b) => a.name.localeCompare(b.name));
}
