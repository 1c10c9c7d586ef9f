/**
 * Two-step sign-in by an authenticator app: time-based codes (RFC 6238 over RFC 4226) with SHA-1, six digits and steps of 30
 * seconds, which is what authenticator apps expect. The HMAC itself comes from the caller.
 */
export const STEP_SECONDS = 30;
export const CODE_DIGITS = 6;
/** Steps before and after the present one whose codes count, because clocks differ. */
const WINDOW = 1;
/** 160 bits, the length of a SHA-1, as RFC 4226 recommends. */
export const SECRET_BYTES = 20;

/** HMAC-SHA-1 of a message, with a key that the caller holds. */
export type Hmac = (message: Uint8Array) => Uint8Array;

/** The number of the step at an instant. [DET-1] */
export const stepAt = (nowMs: number): number => Math.floor(nowMs / 1000 / STEP_SECONDS);

/** The step as eight bytes, the highest first. */
function counterOf(step: number): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(step));
  return bytes;
}

/** The code of a step: dynamic truncation of its HMAC, with leading zeros. [DET-1] */
export function codeAt(hmac: Hmac, step: number, digits = CODE_DIGITS): string {
  const mac = hmac(counterOf(step));
  const offset = (mac.at(-1) ?? 0) & 0x0f;
  const number = new DataView(mac.buffer, mac.byteOffset + offset, 4).getUint32(0) & 0x7f_ff_ff_ff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** Whether two codes are alike, in the same time wherever they differ. */
function isSame(a: string, b: string): boolean {
  let difference = a.length ^ b.length;
  for (let at = 0; at < b.length; at += 1) difference |= (a.codePointAt(at) ?? 0) ^ (b.codePointAt(at) ?? 0);
  return difference === 0;
}

/**
 * The step whose code this is: of the present step, the one before or the one after, if it is later than the last that was used.
 * Null for a wrong, used or old code. Each step is compared, whatever the result. [DET-2] [DET-3]
 * @param lastUsed the last step that was used; null before the first
 */
export function stepOfCode(hmac: Hmac, code: string, nowMs: number, lastUsed: number | null): number | null {
  const now = stepAt(nowMs);
  let found: number | null = null;
  for (let step = now - WINDOW; step <= now + WINDOW; step += 1) {
    const same = isSame(code, codeAt(hmac, step));
    if (same && step > (lastUsed ?? -1)) found = step;
  }
  return found;
}

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Bytes in base 32 (RFC 4648) without padding, as authenticator apps take a key. [DET-4] */
export function toBase32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => BASE32.charAt(Number.parseInt(group.padEnd(5, '0'), 2))).join('');
}

/** The key in groups of four, as one reads and types it. [DET-4] */
export const keyGroups = (key: string): string => (key.match(/.{1,4}/g) ?? []).join(' ');

/**
 * The address that an authenticator app reads from a QR code. [DET-5]
 * @param key in base 32
 * @param account whose key it is, as the app lists it
 */
export function keyAddress(key: string, issuer: string, account: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  const about = `issuer=${encodeURIComponent(issuer)}&algorithm=SHA1&digits=${CODE_DIGITS}&period=${STEP_SECONDS}`;
  return `otpauth://totp/${label}?secret=${key}&${about}`;
}
