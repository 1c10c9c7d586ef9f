/** The seconds of each step of the last runs, in a file inside the clone. */
import { readFileSync } from 'node:fs';

import { writeWhole } from './passed.ts';

export type RunRecord = {
  readonly at: string;
  readonly seconds: number;
  readonly passed: number;
  readonly failed: number;
  readonly steps: readonly { name: string; seconds: number; reused: number; passed: number; failed: number }[];
};

const KEPT = 50;

/** The runs in the file, oldest first; none when it is not there or not readable. */
export function readHistory(file: string): RunRecord[] {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as RunRecord[];
  } catch {
    return [];
  }
}

/** Adds a run at the end and drops the oldest. */
export const keepRun = (file: string, run: RunRecord): void =>
  writeWhole(file, `${JSON.stringify([...readHistory(file), run].slice(-KEPT), null, 2)}\n`);
