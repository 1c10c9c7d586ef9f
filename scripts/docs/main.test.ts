import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, expect, it } from 'vitest';

import { PACKAGE_FOLDERS } from '../boundaries/packages.ts';

const root = join(import.meta.dirname, '../..');
const copy = mkdtempSync(join(tmpdir(), 'luneta-tables-'));
afterAll(() => rmSync(copy, { recursive: true }));
const sources = ['packages/domain/README.md', 'packages/domain/SPEC.md', 'packages/api-client/README.md'];
const folders = ['packages/api-client/src/tags', 'docs/decisions', 'docs/img'];
const manifests = Object.values(PACKAGE_FOLDERS).map((folder) => `${folder}/package.json`);
for (const file of [...sources, ...folders, ...manifests])
  cpSync(join(root, file), join(copy, file), { recursive: true });

for (const file of ['docs/environment.md', 'docs/deploy.md']) cpSync(join(root, file), join(copy, file));

const run = (...args: string[]) => {
  const done = spawnSync(process.execPath, [join(root, 'scripts/docs/main.ts'), `--root=${copy}`, ...args]);
  return { status: done.status, said: done.stderr.toString() };
};

it('finds the committed tables fresh, and a table fresh again after it was written', () => {
  expect(run('--check')).toEqual({ status: 0, said: '' });
  const spec = join(copy, 'packages/domain/SPEC.md');
  writeFileSync(spec, readFileSync(spec, 'utf8').replace('## NUM: numbers', '## NUM: figures'));
  expect(run('--check')).toEqual({
    status: 1,
    said: 'packages/domain/README.md: the table "rule families" is stale: run `pnpm generate`\n',
  });
  expect(run()).toEqual({ status: 0, said: '' });
  expect(run('--check')).toEqual({ status: 0, said: '' });
});

it('finds a decision without its row, and a picture of other dependencies', () => {
  writeFileSync(join(copy, 'docs/decisions/9999-new.md'), '# 9999 Something new\n');
  const manifest = join(copy, 'packages/auth/package.json');
  writeFileSync(manifest, readFileSync(manifest, 'utf8').replace('"@luneta/domain"', '"@luneta/nothing"'));
  expect(run('--check')).toEqual({
    status: 1,
    said: [
      'docs/decisions/README.md: the table "decisions" is stale: run `pnpm generate`',
      'docs/img/packages.svg: the picture is stale: run `pnpm generate`',
      '',
    ].join('\n'),
  });
});
