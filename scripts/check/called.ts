/** What the tests of the last runs called, in a file inside the clone. Parts that were not run keep what they had. */
import { existsSync, readFileSync } from 'node:fs';

import { writeWhole } from './passed.ts';
import type { Part } from './step.ts';

/** By part: the operations of the API that it called, and the screens or modules of apps that it loaded, by their path from the root. */
export type Called = ReadonlyMap<string, readonly string[]>;

type Ran = Pick<Part, 'name' | 'testFiles' | 'story'>;

export function calledIn(file: string) {
  let known: Called | undefined;
  const read = (): Called => {
    known ??= new Map(existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as [string, string[]][]) : []);
    return known;
  };
  return {
    read,
    /**
     * `lines`: what `apps/api/test/called.ts` wrote, or `OpenedReporter`: an absolute path of a test file, what it called, and
     * perhaps the test. `ran`: the parts that ran, also those without a call.
     */
    keep: (lines: string, ran: readonly Ran[]): void => {
      const calls = lines.split('\n').map((line) => line.split('\t'));
      const own = ran.map(({ name, testFiles = [], story }): [string, string[]] => {
        const ofPart = calls.filter(
          ([from = '', , test = '']) =>
            testFiles.includes(from) && (story === undefined || test.includes(` > ${story.title} `)),
        );
        return [name, [...new Set(ofPart.flatMap(([, called]) => called ?? []))]];
      });
      known = new Map([...read(), ...own]);
      writeWhole(file, JSON.stringify([...known]));
    },
  };
}
