/**
 * Text that a client keeps and sends back, signed so that a change is recognised. The text is readable. The server must not
 * decide anything by what it says, only whether the server itself wrote it.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';

export type Signer = {
  /** `payload.signature`, both base64url. */
  readonly sign: (payload: string) => string;
  /** Whether `sign` made this text and nobody changed it. */
  readonly isOurs: (text: string) => boolean;
};

/**
 * @param secret the server's; the same in every process
 * @param purpose keeps what is signed for one use from counting in another
 */
export function createSigner(secret: string, purpose: string): Signer {
  const signatureOf = (encoded: string) => createHmac('sha256', secret).update(`${purpose}\n${encoded}`).digest();
  return {
    sign: (payload) => {
      const encoded = Buffer.from(payload).toString('base64url');
      return `${encoded}.${signatureOf(encoded).toString('base64url')}`;
    },
    isOurs: (text) => {
      const [encoded = '', signature = ''] = text.split('.');
      const given = Buffer.from(signature, 'base64url');
      const expected = signatureOf(encoded);
      return given.length === expected.length && timingSafeEqual(given, expected) && text === `${encoded}.${signature}`;
    },
  };
}
