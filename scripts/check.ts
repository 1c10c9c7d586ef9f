/**
 * `pnpm check`: lint, types and boundaries of everything, without tests. `pnpm check --changed`: format, lint, types and tests
 * of what differs from `main`.
 */
import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';

import { changedFiles, checksOf, WHOLE } from './check/changed.ts';
import { readSnapshot } from './check/inputs.ts';
import { readPackages } from './check/packages.ts';

const root = dirname(import.meta.dirname);
const words = process.argv.slice(2);
const unknown = words.filter((word) => word !== '--changed');
if (unknown.length > 0) {
  console.error(`luneta · unknown option ${unknown.join(' ')}; there is --changed`);
  process.exit(1);
}

function wanted() {
  if (words.length === 0) return WHOLE;
  const files = changedFiles(root);
  console.log(`luneta · ${files.length} files differ from main`);
  return checksOf(files, readPackages(root, readSnapshot(root)?.keys() ?? []));
}

for (const { name, args } of wanted()) {
  console.log(`\n━━ ${name}`);
  const { status } = spawnSync('pnpm', args, { cwd: root, stdio: 'inherit' });
  if (status === 0) continue;
  console.error(`\nluneta · ${name} failed`);
  process.exit(1);
}
