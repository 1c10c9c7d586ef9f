/** An authenticator app (RFC 6238), as it stands on somebody's phone: from the key that the page shows, codes of six digits. */
import { createHmac } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const STEP_MS = 30_000;

function bytesOf(key: string): Buffer {
  const letters = key.replaceAll(/\s/g, '');
  const bits = Array.from(letters, (letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/**
 * @param key in base 32, as one types it
 * @returns the code of a step: each call gives that of a later one, because a code counts once
 */
export function authenticator(key: string): () => string {
  let last = Math.floor(Date.now() / STEP_MS) - 2;
  return () => {
    // The server takes the step before and the one after too, so three codes follow each other without waiting.
    last = Math.max(last + 1, Math.floor(Date.now() / STEP_MS) - 1);
    const message = Buffer.alloc(8);
    message.writeBigUInt64BE(BigInt(last));
    const mac = createHmac('sha1', bytesOf(key)).update(message).digest();
    const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 0x0f) & 0x7f_ff_ff_ff;
    return String(number % 1_000_000).padStart(6, '0');
  };
}
