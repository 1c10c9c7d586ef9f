/** What the tests of the last runs called, in a file inside the clone. Files that were not run keep what they had. */
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

import { writeWhole } from './passed.ts';

/** Ids of the operations that each test file called, by its path from the root. */
export type Called = ReadonlyMap<string, readonly string[]>;

export function calledIn(file: string) {
  let known: Called | undefined;
  const read = (): Called => {
    known ??= new Map(existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as [string, string[]][]) : []);
    return known;
  };
  return {
    read,
    /** `lines`: what `apps/api/test/called.ts` wrote. `ran`: absolute paths of the test files that ran, also those without a call. */
    keep: (root: string, lines: string, ran: readonly string[]): void => {
      const pairs = lines.split('\n').map((line) => line.split('\t'));
      const own = ran.map((test): [string, string[]] => [
        relative(root, test),
        pairs.flatMap(([from, operation]) => (from === test && operation !== undefined ? [operation] : [])),
      ]);
      known = new Map([...read(), ...own]);
      writeWhole(file, JSON.stringify([...known]));
    },
  };
}
