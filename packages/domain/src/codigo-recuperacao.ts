/** Recovery codes, which take the place of the authenticator app once each, and what a typed second step is. */
import { CODE_DIGITS } from './duas-etapas.ts';

/** How many codes a person gets at a time. [DET-6] */
export const RECOVERY_CODES = 10;
/** Letters and digits without those that look or sound alike: 0 O, 1 I L, 5 S, 8 B, U V. [DET-6] */
const ALPHABET = 'ACDEFGHJKMNPQRTWXYZ234679';
const HALF = 5;
const LENGTH = 2 * HALF;

/**
 * A recovery code such as `K7QMD-3WXRP`, about 46 bits. [DET-6]
 * @param draw a random whole number from 0 up to, and without, its argument
 */
export function drawRecoveryCode(draw: (below: number) => number): string {
  const letters = Array.from({ length: LENGTH }, () => ALPHABET.charAt(draw(ALPHABET.length))).join('');
  return `${letters.slice(0, HALF)}-${letters.slice(HALF)}`;
}

/** A typed second step: a code of the app, or a recovery code in the form in which it was shown. */
export type SecondStep = { readonly kind: 'app' | 'recovery'; readonly code: string };

/** Reads what was typed, whatever spaces, hyphens and case; null when it has neither form. [DET-7] */
export function readSecondStep(typed: string): SecondStep | null {
  const plain = typed.replaceAll(/[\s-]/g, '').toUpperCase();
  if (plain.length === CODE_DIGITS && /^\d+$/.test(plain)) return { kind: 'app', code: plain };
  const isRecovery = plain.length === LENGTH && new RegExp(`^[${ALPHABET}]+$`).test(plain);
  return isRecovery ? { kind: 'recovery', code: `${plain.slice(0, HALF)}-${plain.slice(HALF)}` } : null;
}
