/** What correctors call a text among themselves: always the same for one text, and nothing of the student in it. */
import { createHash } from 'node:crypto';

/** Digits and capitals that are not taken for one another. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 6;

/** `R-` for essays, `S-` for text answers. @param id of the text, which stands beside the code anyway */
export function codigoOf(kind: 'R' | 'S', escola_id: number, id: number): string {
  const bytes = createHash('sha256').update(`codigo/${kind}/${escola_id}/${id}`).digest();
  return `${kind}-${[...bytes.subarray(0, LENGTH)].map((byte) => SIGNS.charAt(byte % SIGNS.length)).join('')}`;
}
