/** Reads docs/platform.md: what the platform is asked to do, and what shows each line of it. */
import { rowFindings, rowOf, type Row } from './proof-rows.ts';

/** Every part of the specification and every security decision that must have a row. */
export const WANTED: readonly string[] = [
  '§1',
  ...Array.from({ length: 9 }, (_, n) => `§2.${n + 1}`),
  ...Array.from({ length: 7 }, (_, n) => `§${n + 3}`),
  ...Array.from({ length: 26 }, (_, n) => `D${n + 1}`),
];

function rowsOf(document: string): Row[] {
  // Only the tables of proof name a file in their last column's heading; the lists after them prove nothing.
  const [proof = ''] = document.split('\n## What comes later');
  return [...proof.matchAll(/^\| ([§D][\d.]+) \| (.*?) \| (.*) \|$/gm)].map(([, name = '', says = '', shown = '']) =>
    rowOf(name, says, shown),
  );
}

/**
 * Everything in the tables that does not hold.
 * @param read the text of a file of the repository, null when it does not exist
 */
export function tableFindings(document: string, read: (file: string) => string | null): string[] {
  const rows = rowsOf(document);
  const missing = WANTED.filter((name) => !rows.some((row) => row.name === name)).map((name) => `${name} has no row`);
  return [...missing, ...rows.flatMap((row) => rowFindings(row, read))];
}
