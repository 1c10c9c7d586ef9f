import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { afterAll, expect, it } from 'vitest';

import { addedBy, type Manifest } from './manifest.ts';

const folder = mkdtempSync(join(tmpdir(), 'luneta-manifest-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const content = {
  'base.js': 'base()',
  'shared.js': 'shared()',
  'big.js': 'b'.repeat(500),
  'big.css': '.b{}',
  'own.js': 'o()',
};
for (const [name, text] of Object.entries(content)) writeFileSync(join(folder, name), text);
const manifest: Manifest = {
  'virtual:base': { file: 'base.js', name: 'base', isEntry: true },
  _shared: { file: 'shared.js', imports: ['virtual:base'] },
  'virtual:big': { file: 'big.js', name: 'big', isEntry: true, imports: ['_shared'], css: ['big.css'] },
  'virtual:own': { file: 'own.js', name: 'own', isEntry: true, imports: ['_shared', 'virtual:base'] },
};
const gzip = (text: string) => gzipSync(text, { level: 9 }).length;

it('counts what an entry and its imports bring beyond the base, the heaviest first', () => {
  expect(addedBy(folder, manifest, 'base')).toEqual([
    { name: 'big', js: gzip(content['big.js'] + content['shared.js']), css: gzip(content['big.css']) },
    { name: 'own', js: gzip(content['own.js'] + content['shared.js']), css: 0 },
  ]);
});

it('refuses to compare with a base that is not there', () => {
  expect(() => addedBy(folder, manifest, 'other')).toThrow('no entry other');
});
