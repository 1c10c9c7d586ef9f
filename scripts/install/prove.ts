/**
 * `pnpm prove:install`: runs the commands of the small school and of the town in docs/deploy.md as they stand there, each on a
 * machine of its own (`machine.ts`). Not the document's are: `systemctl`, which is stood in for (`systemctl.ts`), the ports, which
 * are free ones, and the host names. `pnpm prove:install small` or `town` runs one.
 */
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { enter, layLayers, obstacle } from './machine.ts';
import { blocksOf, say, type, type Machine } from './proof.ts';
import { PROVED as SMALL, proveSmallSchool } from './small-school.ts';
import { PROVED as TOWN, proveTown, townObstacle } from './town.ts';
import { makeVersions } from './versions.ts';

const ROOT = join(import.meta.dirname, '../..');

function machine<Block extends string>(folder: string, heading: string, proved: readonly Block[]): Machine<Block> {
  const blocks = blocksOf(readFileSync(join(ROOT, 'docs/deploy.md'), 'utf8'), heading, proved);
  const versions = makeVersions(ROOT, folder);
  layLayers(folder);
  const bin = join(folder, 'bin');
  mkdirSync(bin, { mode: 0o755 });
  const standIn = join(import.meta.dirname, 'systemctl.ts');
  writeFileSync(join(bin, 'systemctl'), `#!/bin/sh\nexec /usr/bin/node ${standIn} "$@"\n`, { mode: 0o755 });
  let always: Readonly<Record<string, string>> = {};
  // The same sources are built once.
  let around: Readonly<Record<string, string>> = { TURBO_CACHE_DIR: join(folder, '../turbo') };
  return {
    folder,
    bin,
    versions,
    translate: (words, env) => {
      always = words;
      around = { ...around, ...env };
    },
    block: async (name, words = {}) => {
      const told = Object.entries({ ...always, ...words, '<repository>': versions.repository });
      const commands = told.reduce((text, [from, to]) => text.replaceAll(from, to), blocks.get(name) ?? '');
      const printed = await type(commands, bin, around);
      say(`${name}: its commands ran`);
      return printed;
    },
  };
}

if (import.meta.main) {
  const [, , first, second, given] = process.argv;
  if (first === '--inside' && second === 'small') await proveSmallSchool(machine(given ?? '', 'A small school', SMALL));
  else if (first === '--inside' && second === 'town') await proveTown(machine(given ?? '', 'A town', TOWN));
  else {
    const reason = obstacle();
    if (reason !== undefined) throw new Error(`cannot prove an installation here: ${reason}`);
    const folder = mkdtempSync(join(tmpdir(), 'luneta-install-'));
    // The user of the service has to pass it.
    chmodSync(folder, 0o711);
    try {
      for (const size of ['small', 'town'].filter((name) => first === undefined || first === name)) {
        const missing = size === 'town' ? townObstacle() : undefined;
        if (missing !== undefined) say(`the town is not proved: ${missing}`);
        else {
          mkdirSync(join(folder, size), { mode: 0o711 });
          process.exitCode ||= enter(import.meta.filename, size, join(folder, size));
        }
      }
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
}
