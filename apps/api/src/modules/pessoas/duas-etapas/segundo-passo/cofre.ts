/**
 * Keeps the keys of authenticator apps so that a reader of the database has none: encrypted with AES-256-GCM, bound to the
 * person. Recovery codes are random, so a keyed hash is enough for them. Both keys are derived from the pepper
 * (docs/decisions/0014).
 */
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Whose key or code it is. */
export type Dono = { readonly escola_id: number; readonly pessoa_id: number };

export type Cofre = {
  readonly encrypt: (dono: Dono, key: Uint8Array) => string;
  /** Null for what was encrypted for somebody else or with another pepper, or was changed. */
  readonly decrypt: (dono: Dono, encrypted: string) => Uint8Array | null;
  readonly hashOf: (dono: Dono, recoveryCode: string) => string;
};

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

const boundTo = ({ escola_id, pessoa_id }: Dono): Buffer => Buffer.from(`${escola_id}/${pessoa_id}`);
const derive = (pepper: string, purpose: string) => Buffer.from(hkdfSync('sha256', pepper, '', purpose, 32));

export function createCofre(pepper: string): Cofre {
  const cipherKey = derive(pepper, 'duas_etapas');
  const hashing = derive(pepper, 'codigo_recuperacao');
  return {
    encrypt: (dono, key) => {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(ALGORITHM, cipherKey, iv).setAAD(boundTo(dono));
      const encrypted = Buffer.concat([cipher.update(key), cipher.final()]);
      return Buffer.concat([iv, encrypted, cipher.getAuthTag()]).toString('base64url');
    },
    decrypt: (dono, encrypted) => {
      const bytes = Buffer.from(encrypted, 'base64url');
      if (bytes.length <= IV_BYTES + TAG_BYTES) return null;
      const decipher = createDecipheriv(ALGORITHM, cipherKey, bytes.subarray(0, IV_BYTES), {
        authTagLength: TAG_BYTES,
      });
      decipher.setAAD(boundTo(dono)).setAuthTag(bytes.subarray(-TAG_BYTES));
      try {
        return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]);
      } catch {
        return null;
      }
    },
    hashOf: (dono, recoveryCode) =>
      createHmac('sha256', hashing).update(boundTo(dono)).update(`\n${recoveryCode}`).digest('base64url'),
  };
}
