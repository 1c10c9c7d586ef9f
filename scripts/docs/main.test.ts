import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const copy = mkdtempSync(join(tmpdir(), 'luneta-tables-'));
afterAll(() => rmSync(copy, { recursive: true }));
for (const file of ['domain/README.md', 'domain/SPEC.md', 'api-client/README.md', 'api-client/src/tags'])
  cpSync(join(root, 'packages', file), join(copy, 'packages', file), { recursive: true });

cpSync(join(root, 'docs/environment.md'), join(copy, 'docs/environment.md'));

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
