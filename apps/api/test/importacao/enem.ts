/** Zips of ENEM folders for tests: invented ones, and real ones that stand beside the checkout. Only tests import it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { strToU8, zipSync, type Zippable } from 'fflate';

import type { Question } from '../../src/modules/importacao/enem/formato.ts';

/** Real exams. They are no part of the project: their licences say otherwise. */
const REAL = fileURLToPath(new URL('../../../../../shared/data', import.meta.url));

/** A real file; null where the data is absent. */
export const realPath = (path: string): string | null => (existsSync(join(REAL, path)) ? join(REAL, path) : null);

/** A zip of these questions, in a folder of that name. */
export function examZip(questions: readonly Question[], more: Zippable = {}, folder = 'enem-2020'): Uint8Array {
  const details = questions.map(({ slug, ...rest }): [string, Uint8Array] => [
    `${folder}/questions/${slug}/details.json`,
    strToU8(JSON.stringify(rest)),
  ]);
  return zipSync({ ...Object.fromEntries(details), ...more }, { level: 1 });
}

/** The files of a real folder as a zip, with INEP's file beside where one is named. */
export function zipOf(folder: string, more: Zippable = {}, leaveOut: (path: string) => boolean = () => false) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !leaveOut(relative(folder, path)));
  const entries = files.map((path): [string, Uint8Array] => [relative(folder, path), readFileSync(path)]);
  return zipSync({ ...Object.fromEntries(entries), ...more }, { level: 0 });
}
