/**
 * Writes the generated tables of documents and the picture of the packages; `--check` only compares, `--root=FOLDER` takes another repository. Part of
 * `pnpm generate` and of the check that generated files are fresh.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { SETTINGS } from '../../apps/api/src/config-settings.ts';
import { PACKAGE_FOLDERS, PACKAGE_IMPORTS, PACKAGE_NAMES } from '../boundaries/packages.ts';
import { packagePicture } from './picture.ts';
import { sizingTable } from './sizing.ts';
import { clientTags, decisions, ruleFamilies, settingsTable, withTable } from './tables.ts';

const named = process.argv.find((argument) => argument.startsWith('--root='));
const root = named?.slice('--root='.length) ?? join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

const TAGS = 'packages/api-client/src/tags';
const tagFiles = readdirSync(join(root, TAGS)).filter((name) => !name.endsWith('.test.ts'));

const DECISIONS = 'docs/decisions';
const decisionFiles = readdirSync(join(root, DECISIONS)).filter((name) => /^\d/u.test(name));

const tables = [
  { file: 'docs/environment.md', name: 'settings', table: settingsTable(Object.values(SETTINGS)) },
  { file: 'docs/deploy.md', name: 'sizing', table: sizingTable() },
  { file: 'packages/domain/README.md', name: 'rule families', table: ruleFamilies(read('packages/domain/SPEC.md')) },
  {
    file: 'packages/api-client/README.md',
    name: 'tag files',
    table: clientTags(Object.fromEntries(tagFiles.map((name) => [name.replace('.ts', ''), read(join(TAGS, name))]))),
  },
  {
    file: `${DECISIONS}/README.md`,
    name: 'decisions',
    table: decisions(Object.fromEntries(decisionFiles.map((name) => [name, read(join(DECISIONS, name))]))),
  },
];

/** The packages of ours that a package has as dependencies. */
function dependenciesOf(folder: string): string[] {
  const { dependencies = {} }: { dependencies?: Record<string, string> } = JSON.parse(read(`${folder}/package.json`));
  return Object.keys(dependencies).flatMap((name) =>
    name.startsWith('@luneta/') ? [name.slice('@luneta/'.length)] : [],
  );
}
const used = Object.fromEntries(PACKAGE_NAMES.map((name) => [name, dependenciesOf(PACKAGE_FOLDERS[name])]));

const written = [
  ...tables.map(({ file, name, table }) => {
    const old = read(file);
    return { file, what: `the table "${name}"`, old, fresh: withTable(old, name, table) };
  }),
  {
    file: 'docs/img/packages.svg',
    what: 'the picture',
    old: existsSync(join(root, 'docs/img/packages.svg')) ? read('docs/img/packages.svg') : '',
    fresh: packagePicture(PACKAGE_IMPORTS, used),
  },
];

for (const { file, what, old, fresh } of written) {
  if (fresh === old) continue;
  if (process.argv.includes('--check')) {
    console.error(`${file}: ${what} is stale: run \`pnpm generate\``);
    process.exitCode = 1;
  } else {
    writeFileSync(join(root, file), fresh);
  }
}
