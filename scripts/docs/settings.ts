/** Writes the table of the server's settings into docs/environment.md; `--check` only compares. Part of `pnpm generate`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { SETTINGS } from '../../apps/api/src/config-settings.ts';

const FILE = join(import.meta.dirname, '../../docs/environment.md');
const PLACE = /(?<=<!-- generated: settings[^>]*-->\n\n)[^]*?(?=\n\n<!-- end of generated -->)/u;

const rows = Object.values(SETTINGS).map((one) => {
  const cells = [`\`${one.name}\``, one.type, one.default ?? '', one.unit ?? '', one.what, one.readBy];
  return `|${cells.map((cell) => (cell === '' ? ' ' : ` ${cell} `)).join('|')}|`;
});
const table = ['| variable | type | default | unit | what for | read by |', '|---|---|---|---|---|---|', ...rows];

const old = readFileSync(FILE, 'utf8');
const fresh = old.replace(PLACE, () => table.join('\n'));
if (fresh !== old) {
  if (process.argv.includes('--check')) {
    console.error('docs/environment.md is stale: run `pnpm generate`');
    process.exitCode = 1;
  } else writeFileSync(FILE, fresh);
}
