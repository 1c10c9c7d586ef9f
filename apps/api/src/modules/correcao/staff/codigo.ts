/** The code by which correctors name a text: always the same for one text, and independent of the student. */
import { createHash } from 'node:crypto';

/** Digits and capitals without those that look alike. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 6;

/** `R-` for essays, `S-` for text answers. @param id id of the text; the response holds it beside the code */
export function codigoOf(kind: 'R' | 'S', escola_id: number, id: number): string {
  const bytes = createHash('sha256').update(`codigo/${kind}/${escola_id}/${id}`).digest();
  return `${kind}-${[...bytes.subarray(0, LENGTH)].map((byte) => SIGNS.charAt(byte % SIGNS.length)).join('')}`;
}
