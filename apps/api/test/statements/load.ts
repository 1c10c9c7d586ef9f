/** Loads every module of the server that declares statements, so that the registry holds all of them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { registered, type Registered } from '../../src/database/statement.ts';

const SRC = join(import.meta.dirname, '../../src');
const DECLARES = /\b(?:statement|insertStatement)(?:<|\()/;

const isProduct = (name: string): boolean => name.endsWith('.ts') && !name.endsWith('.test.ts');

/** Product files by path below `src`, with their text. */
export function productFiles(): ReadonlyMap<string, string> {
  const names = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(isProduct);
  return new Map(names.map((name) => [name, readFileSync(join(SRC, name), 'utf8')]));
}

/** Every statement of the server, by name, without those that tests declare. */
export async function loadStatements(): Promise<readonly Registered[]> {
  const files = productFiles();
  const declaring = [...files].filter(([, text]) => DECLARES.test(text)).map(([name]) => name);
  for (const name of declaring) await import(join(SRC, name));
  const texts = [...files.values()];
  // Names built at run time have a fixed part in a file.
  const isOurs = ({ name }: Registered) =>
    texts.some((text) => text.includes(`'${name}'`)) || /^privacidade_(?:ler|apagar)_/.test(name);
  return registered()
    .filter(isOurs)
    .toSorted((a, b) => a.name.localeCompare(b.name));
}
