/** The code of the first start: drawn when a server starts on a database without a school, printed once, kept in memory only. */
import { createHash, randomInt, timingSafeEqual } from 'node:crypto';

/** Letters and digits that are not easily confused: 4 groups of 5 are 99 bits. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const LENGTH = 5;

const group = () => Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

export const drawCodigo = (): string => Array.from({ length: GROUPS }, group).join('-');

const sum = (codigo: string) =>
  createHash('sha256')
    .update(codigo.toLowerCase().replaceAll(/[^a-z0-9]/g, ''))
    .digest();

/** Whether this is the code, however it is typed, in the same time for every wrong one. Without a code nothing is. */
export function isCodigo(codigo: string | null, typed: string): boolean {
  return timingSafeEqual(sum(codigo ?? ''), sum(typed)) && codigo !== null;
}
