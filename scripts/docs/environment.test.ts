import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { SETTINGS } from '../../apps/api/src/config-settings.ts';
import { sourceFiles } from '../boundaries/inspect.ts';
import { environmentFindings } from './environment.ts';

const root = join(import.meta.dirname, '../..');
const sources = sourceFiles(root)
  .filter((file) => !file.startsWith('scripts/docs/'))
  .map((file) => readFileSync(join(root, file), 'utf8'));

it('[environment] docs/environment.md has every variable that is read, and no other', () => {
  expect(environmentFindings(readFileSync(join(root, 'docs/environment.md'), 'utf8'), sources)).toEqual([]);
});

it('[environment] each setting is declared under its own name, and read', () => {
  const settings = Object.entries(SETTINGS);
  expect(settings.filter(([key, { name }]) => key !== name)).toEqual([]);
  expect(
    settings.filter(([key]) => !sources.some((source) => source.includes(`SETTINGS.${key}.read(`))).map(([key]) => key),
  ).toEqual([]);
});

// What compose.yaml passes to each service, scripts/deploy/container.test.ts checks.
it.each(['container/Containerfile', 'systemd/luneta.env', 'systemd/luneta.service', 'systemd/luneta@.service'])(
  '[environment] deploy/%s sets only variables that the server reads',
  (file) => {
    const text = readFileSync(join(root, 'deploy', file), 'utf8');
    const set = [...text.matchAll(/\b(LUNETA_[A-Z0-9_]+)(?=[=:])/gu)].map(([, name = '']) => name);
    expect(set.filter((name) => !(name in SETTINGS))).toEqual([]);
  },
);

it.each([
  ['a variable without a row', '', 'LUNETA_VENTO: add a row to docs/environment.md'],
  [
    'a row without a variable',
    '| `LUNETA_VENTO` | | x |\n| `LUNETA_CHUVA` | | x |',
    'LUNETA_CHUVA: nothing reads it, remove its row from docs/environment.md',
  ],
])('[environment] planted: %s is reported', (_what, document, finding) => {
  expect(environmentFindings(document, ["process.env['LUNETA_VENTO']"])).toEqual([finding]);
});
