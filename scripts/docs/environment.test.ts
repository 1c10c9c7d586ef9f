/** docs/environment.md against what the sources read, and the files of `deploy` against what the server reads. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { SETTINGS } from '../../apps/api/src/config-settings.ts';
import { filesOf, root } from './files.ts';

const READ = /(?:process\.env|\benv|environment)(?:\?\.|\.|\[')([A-Z][A-Z0-9_]{3,})/gu;
/** Of the system and of tools, and what one of our processes hands to its own child: nobody sets them by hand. */
const FOREIGN = [
  'DO_NOT_TRACK',
  'E2E_RUN',
  'HOME',
  'LUNETA_CALLED',
  'LUNETA_TALLY',
  'NODE_COMPILE_CACHE',
  'PATH',
  'PLAYWRIGHT_BROWSERS_PATH',
  'PLAYWRIGHT_JSON_OUTPUT_FILE',
  'STORYBOOK_DISABLE_TELEMETRY',
  'TURBO_FORCE',
  'TURBO_TELEMETRY_DISABLED',
];

const sources = filesOf('*.ts', '*.tsx', '*.mjs')
  .filter(({ file }) => file !== 'scripts/docs/environment.test.ts')
  .map(({ text }) => text);
const read = new Set(sources.flatMap((text) => [...text.matchAll(READ)].map(([, name = '']) => name)));
const explained = [...readFileSync(join(root, 'docs/environment.md'), 'utf8').matchAll(/^\| (`.+?) \|/gmu)].flatMap(
  ([, cell = '']) => [...cell.matchAll(/`([A-Z][A-Z0-9_]+)`/gu)].map(([, name = '']) => name),
);

it('docs/environment.md has every variable that is read', () => {
  expect([...read].filter((name) => !FOREIGN.includes(name) && !explained.includes(name))).toEqual([]);
});

it('docs/environment.md has none that nothing reads', () => {
  expect(explained.filter((name) => !sources.some((text) => text.includes(name)))).toEqual([]);
});

// What compose.yaml passes to each service, scripts/deploy/container.test.ts checks.
it.each(['container/Containerfile', 'systemd/luneta.env', 'systemd/luneta.service', 'systemd/luneta@.service'])(
  'deploy/%s sets only variables that the server reads',
  (file) => {
    const text = readFileSync(join(root, 'deploy', file), 'utf8');
    const set = [...text.matchAll(/\b(LUNETA_[A-Z0-9_]+)(?=[=:])/gu)].map(([, name = '']) => name);
    expect(set.filter((name) => !(name in SETTINGS))).toEqual([]);
  },
);
