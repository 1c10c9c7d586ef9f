// Writes openapi/generated/codigos.json: the error codes of each operation that its handler may answer, read from the sources of
// the server. The bundler puts them on the operation as `x-codigos`, with those that come from its rights. `--check` only compares.
// @ts-check
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readCodes } from './read.mjs';

const tree = join(dirname(fileURLToPath(import.meta.url)), '../../../..');
const path = join(tree, 'openapi/generated/codigos.json');
const sorted = [...readCodes(join(tree, 'apps/api/src'))].toSorted(([a], [b]) => (a < b ? -1 : 1));
const codes = Object.fromEntries(sorted.map(([operation, found]) => [operation, [...found].toSorted()]));
const text = `${JSON.stringify(codes, null, 2)}\n`;

if (!existsSync(path) || readFileSync(path, 'utf8') !== text) {
  if (process.argv.includes('--check')) {
    console.error(
      'openapi/generated/codigos.json is stale: a code is thrown that its operation does not list. Run `pnpm generate`',
    );
    process.exitCode = 1;
  } else writeFileSync(path, text);
}
