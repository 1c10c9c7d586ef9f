/**
 * The one-time code: the number of the school, which limits the lookup, and 256 random bits. Only its hash is stored,
 * so a reader of the database has no code.
 */
import { createHash, randomBytes } from 'node:crypto';

const CODE = /^([0-9a-z]{1,10})-[A-Za-z0-9_-]{43}$/;

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');

/** The hash of the `Idempotency-Key` of an exchange: with it, and only with it, the same code is exchanged again. */
export const hashOfChave = (chave: string | null): string | null => (chave === null ? null : hashOf(`chave\n${chave}`));

export type Codigo = { readonly codigo: string; readonly escola_id: number; readonly hash: string };

/** @param secret 256 bits in base64url; random by default */
export function drawCodigo(escola_id: number, secret = randomBytes(32).toString('base64url')): Codigo {
  const codigo = `${escola_id.toString(36)}-${secret}`;
  return { codigo, escola_id, hash: hashOf(codigo) };
}

/** Null when the text does not have the form of a code. */
export function readCodigo(codigo: string): Codigo | null {
  const school = CODE.exec(codigo)?.[1];
  if (school === undefined) return null;
  const escola_id = Number.parseInt(school, 36);
  return Number.isSafeInteger(escola_id) ? { codigo, escola_id, hash: hashOf(codigo) } : null;
}
