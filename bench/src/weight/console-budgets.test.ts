/** A page of the console is weighed with all that its frame and its route import; a page that is gone is an error. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, expect, it } from 'vitest';

import { readBundle } from './bundle.ts';
import { routePicture } from './console-budgets.ts';

let folder = '';
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const FILES = {
  'index-AAAAAAAA.js': "const f=()=>import('./frame-AAAAAAAA.js'),h=()=>import('./hoje-AAAAAAAA.js');",
  'frame-AAAAAAAA.js': "import'./common-AAAAAAAA.js';export const F=1;",
  'hoje-AAAAAAAA.js': "import'./common-AAAAAAAA.js';export const Component=1;",
  'common-AAAAAAAA.js': 'export const c=1;',
};

function pictureOf(files: Readonly<Record<string, string>>, route = 'hoje') {
  folder = mkdtempSync(join(tmpdir(), 'luneta-console-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<script type="module" src="/assets/index-AAAAAAAA.js"></script>');
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, 'assets', name), content);
  return routePicture(folder, readBundle(folder), ['frame', route]);
}

it('counts the page, the first load, frame and route, and what both share once', () => {
  expect(pictureOf(FILES)).toMatchObject({ requests: 5, styles: 0, fonts: 0 });
});

it('sees a script more and a heavier one', () => {
  const before = pictureOf(FILES);
  rmSync(folder, { recursive: true });
  const hoje = `import'./more-AAAAAAAA.js';${FILES['hoje-AAAAAAAA.js']}`;
  const after = pictureOf({ ...FILES, 'hoje-AAAAAAAA.js': hoje, 'more-AAAAAAAA.js': 'export const m="more"' });
  expect(after.requests).toBe(before.requests + 1);
  expect(after.scripts).toBeGreaterThan(before.scripts);
});

it('a page without a file is an error', () => {
  expect(() => pictureOf(FILES, 'amanha')).toThrow('no chunk is named amanha');
});
