/**
 * Writes the generated tables of documents; `--check` only compares, `--root=FOLDER` takes another repository. Part of
 * `pnpm generate` and of the check that generated files are fresh.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { SETTINGS } from '../../apps/api/src/config-settings.ts';
import { clientTags, ruleFamilies, settingsTable, withTable } from './tables.ts';

const named = process.argv.find((argument) => argument.startsWith('--root='));
const root = named?.slice('--root='.length) ?? join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

const TAGS = 'packages/api-client/src/tags';
const tagFiles = readdirSync(join(root, TAGS)).filter((name) => !name.endsWith('.test.ts'));

const tables = [
  { file: 'docs/environment.md', name: 'settings', table: settingsTable(Object.values(SETTINGS)) },
  { file: 'packages/domain/README.md', name: 'rule families', table: ruleFamilies(read('packages/domain/SPEC.md')) },
  {
    file: 'packages/api-client/README.md',
    name: 'tag files',
    table: clientTags(Object.fromEntries(tagFiles.map((name) => [name.replace('.ts', ''), read(join(TAGS, name))]))),
  },
];

for (const { file, name, table } of tables) {
  const document = read(file);
  const fresh = withTable(document, name, table);
  if (fresh === document) continue;
  if (process.argv.includes('--check')) {
    console.error(`${file}: the table "${name}" is stale: run \`pnpm generate\``);
    process.exitCode = 1;
  } else {
    writeFileSync(join(root, file), fresh);
  }
}
