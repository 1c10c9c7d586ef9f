/**
 * Results of checks that passed, kept inside the clone under what they depended on. A result that failed is never
 * kept: it runs again until it passes.
 */
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import type { Tally } from './reports.ts';

/** How many results of one check stay: as many states of the files one comes back to, such as branches. */
const KEPT = 10;

const slug = (name: string): string => name.replaceAll(/[^\w-]+/g, '-');

/** Writes a file whole or not at all, as two runs may write at once. */
export function writeWhole(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, text);
  renameSync(unfinished, file);
}

export type Passed = {
  readonly find: (check: string, key: string) => Tally | undefined;
  readonly keep: (check: string, key: string, tally: Tally) => void;
};

/** `folder` holds one folder per check, with one file per fingerprint. */
export function passedIn(folder: string): Passed {
  return {
    find: (check, key) => {
      try {
        const counts = JSON.parse(readFileSync(join(folder, slug(check), `${key}.json`), 'utf8')) as Tally;
        return { ...counts, timed: [], failures: [] };
      } catch {
        return undefined;
      }
    },
    keep: (check, key, { passed, failed, skipped }) => {
      if (failed > 0 || passed === 0) return;
      const own = join(folder, slug(check));
      writeWhole(join(own, `${key}.json`), JSON.stringify({ passed, failed, skipped }));
      const files = readdirSync(own).map((name) => join(own, name));
      const newestFirst = files.toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
      for (const old of newestFirst.slice(KEPT)) rmSync(old, { force: true });
    },
  };
}
