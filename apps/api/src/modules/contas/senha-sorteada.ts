/** One-time passwords: drawn, readable aloud, and good for both forms' rules (S1 §5). It stores nothing. */
import { randomInt } from 'node:crypto';

/** Letters and digits that nobody takes for another one: without 0 O o, 1 l I i. */
const LEGIVEIS = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghjkmnpqrstuvwxyz23456789';
const LENGTH = 10;

/** A reset by the school holds for three days: a pupil may be away (security D7). */
export const REDEFINIDA_VALE_SEGUNDOS = 72 * 3_600;
/** After right security answers the pupil is at the keyboard (security D6). */
export const RECUPERADA_VALE_SEGUNDOS = 15 * 60;

/** Ten random letters and digits, about 57 bits. */
export function drawSenha(): string {
  return Array.from({ length: LENGTH }, () => LEGIVEIS.charAt(randomInt(LEGIVEIS.length))).join('');
}
