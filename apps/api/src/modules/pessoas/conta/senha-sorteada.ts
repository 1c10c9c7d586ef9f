/**
 * Draws one-time passwords that are easy to read aloud and valid in the forms of both versions (S1 §5). It stores
 * nothing.
 */
import { randomInt } from 'node:crypto';

/** Small letters and digits without those that look alike: 0 o, 1 l i. One case, so that nobody reads a capital aloud. */
const LEGIVEIS = 'abcdefghjkmnpqrstuvwxyz23456789';
const LENGTH = 10;

/** A password reset by the school is valid for three days, because a student may be absent (security D7). */
export const REDEFINIDA_VALE_SEGUNDOS = 72 * 3_600;
/**
 * After right security answers the student is at the keyboard, so the password is valid for a short time (security D6).
 */
export const RECUPERADA_VALE_SEGUNDOS = 15 * 60;

/**
 * The password that belongs to a secret: the same secret gives the same one, so that a repeated call can tell it again and
 * nobody has to keep it.
 * @param secret of at least 16 random bytes, known to the server alone
 */
export function senhaOf(secret: Buffer): string {
  const base = BigInt(LEGIVEIS.length);
  let rest = BigInt(`0x${secret.toString('hex')}`);
  return Array.from({ length: LENGTH }, () => {
    const letter = LEGIVEIS.charAt(Number(rest % base));
    rest /= base;
    return letter;
  }).join('');
}

/** Ten random letters and digits, about 49 bits: guesses are counted (security D5), and it is valid for days at most. */
export function drawSenha(): string {
  return Array.from({ length: LENGTH }, () => LEGIVEIS.charAt(randomInt(LEGIVEIS.length))).join('');
}
