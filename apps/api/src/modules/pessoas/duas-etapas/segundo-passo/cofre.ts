/**
 * Keeps the keys of authenticator apps so that a reader of the database has none: sealed with AES-256-GCM, bound to the
 * person. Recovery codes are random, so a keyed hash is enough for them. Both keys are derived from the pepper
 * (docs/decisions/0014).
 */
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Whose key or code it is. */
export type Dono = { readonly escola_id: number; readonly pessoa_id: number };

export type Cofre = {
  readonly seal: (dono: Dono, key: Uint8Array) => string;
  /** Null for what was sealed for somebody else or with another pepper, or was changed. */
  readonly open: (dono: Dono, sealed: string) => Uint8Array | null;
  readonly hashOf: (dono: Dono, recoveryCode: string) => string;
};

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

const boundTo = ({ escola_id, pessoa_id }: Dono): Buffer => Buffer.from(`${escola_id}/${pessoa_id}`);
const derive = (pepper: string, purpose: string) => Buffer.from(hkdfSync('sha256', pepper, '', purpose, 32));

export function createCofre(pepper: string): Cofre {
  const sealing = derive(pepper, 'duas_etapas');
  const hashing = derive(pepper, 'codigo_recuperacao');
  return {
    seal: (dono, key) => {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(ALGORITHM, sealing, iv).setAAD(boundTo(dono));
      const sealed = Buffer.concat([cipher.update(key), cipher.final()]);
      return Buffer.concat([iv, sealed, cipher.getAuthTag()]).toString('base64url');
    },
    open: (dono, sealed) => {
      const bytes = Buffer.from(sealed, 'base64url');
      if (bytes.length <= IV_BYTES + TAG_BYTES) return null;
      const decipher = createDecipheriv(ALGORITHM, sealing, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
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
