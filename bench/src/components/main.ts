/**
 * `components`: gzip bytes that each exported component adds to an app that has React and `ThemeProvider` already, when it
 * is the only one. What two share is counted for both. What comes later (lazy) is not counted. No limit: it informs.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { bytes, heading, table } from '../print.ts';
import { addedBy, type Added, type Manifest } from './manifest.ts';

const BASE = 'foundations-ThemeProvider';
const root = join(import.meta.dirname, '../../..');
const out = mkdtempSync(join(tmpdir(), 'luneta-components-'));

const row = ({ name, js, css }: Added) => [name.replace('-', '/'), bytes(js), bytes(css), bytes(js + css)];
const print = (title: string, list: readonly Added[]) => {
  console.log(heading(title));
  console.log(table([['', 'JavaScript', 'CSS', 'both'], ...list.map(row)]));
};

try {
  const args = ['--filter', '@luneta/ui', 'exec', 'vite', 'build', '--config', 'weight.config.ts', '--outDir', out];
  const { status } = spawnSync('pnpm', args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error('the build of the components failed');
  const manifest: Manifest = JSON.parse(readFileSync(join(out, '.vite/manifest.json'), 'utf8'));
  const added = addedBy(out, manifest, BASE);
  const isStaff = ({ name }: Added) => name.startsWith('staff-');
  print(
    'gzip bytes each component adds by itself',
    added.filter((one) => !isStaff(one)),
  );
  print('of the console alone', added.filter(isStaff));
} finally {
  rmSync(out, { recursive: true, force: true });
}
