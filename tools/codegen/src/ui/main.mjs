// Writes packages/ui/api.md, the report of what the design system exports; `--check` only compares. Either way it fails
// while something exported has no docstring or a name may be left out. `--ui=FOLDER` takes another package.
// @ts-check
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readPackage } from './read.mjs';
import { renderReport } from './render.mjs';
import { complaintsAbout } from './rules.mjs';

const named = process.argv.find((argument) => argument.startsWith('--ui='));
const folder = resolve(
  named?.slice('--ui='.length) ?? join(dirname(fileURLToPath(import.meta.url)), '../../../../packages/ui'),
);
const path = join(folder, 'api.md');

const entries = readPackage(folder);
const report = renderReport(entries);
if (!existsSync(path) || readFileSync(path, 'utf8') !== report) {
  if (process.argv.includes('--check')) fail('packages/ui/api.md is stale: run `pnpm generate`');
  else writeFileSync(path, report);
}
for (const complaint of complaintsAbout(entries)) fail(`packages/ui/${complaint}`);

/** @param {string} why */
function fail(why) {
  console.error(why);
  process.exitCode = 1;
}
