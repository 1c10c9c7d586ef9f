// Writes the API report of every other published package with entries of its own; `--check` only compares. `@luneta/openapi` has
// none: the contract is what its users read, and `openapi/baseline.json` what a change of it is compared with.
// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPackage } from './read.mjs';
import { renderReport } from './render.mjs';

const packages = join(import.meta.dirname, '../../../../packages');
/** Made for this repository's tests and builds. */
const WORKSPACE_ONLY = /\/(testing(\/.*)?|vite)$/;

/** More of an inferred type than this tells a reader nothing. */
const READABLE = 400;

/**
 * A type without the file that it stands in, which the compiler names by its place on this machine.
 * @param {string} text
 */
const placeless = (text) => text.replaceAll(/import\("[^"]*"\)\.?/g, '');

/**
 * A long declaration by its beginning and a mark that changes with it; a name that another entry explains only by its name.
 * @param {import('./read.mjs').Entry[]} entries
 */
function shortened(entries) {
  const explained = new Set(entries.slice(1).flatMap((entry) => entry.exports.map((one) => `${one.at} ${one.name}`)));
  return entries.map((entry, index) => ({
    ...entry,
    exports: entry.exports.map((found) => {
      const one = { ...found, text: placeless(found.text) };
      if (index === 0 && explained.has(`${one.at} ${one.name}`))
        return { ...one, kind: /** @type {const} */ ('foreign'), doc: '', text: '' };
      if (one.text.length <= READABLE || one.kind === 'type') return one;
      const mark = createHash('sha256').update(one.text).digest('hex').slice(0, 8);
      return { ...one, text: `${one.text.slice(0, READABLE)}… // ${one.text.length} characters, ${mark}` };
    }),
  }));
}

for (const name of ['domain', 'api-client', 'auth', 'exam', 'app-shell', 'exam-room']) {
  const path = join(packages, name, 'api.md');
  const entries = shortened(readPackage(join(packages, name), (entry) => !WORKSPACE_ONLY.test(entry)));
  const report = placeless(renderReport(entries));
  if (existsSync(path) && readFileSync(path, 'utf8') === report) continue;
  if (!process.argv.includes('--check')) {
    writeFileSync(path, report);
    continue;
  }
  console.error(`packages/${name}/api.md is stale: run \`pnpm api:packages\``);
  process.exitCode = 1;
}
