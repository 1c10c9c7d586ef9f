/**
 * The one-time code: the number of the school, which limits the lookup, and 256 random bits. Only its hash is stored,
 * so a reader of the database has no code.
 */
import { createHash, randomBytes } from 'node:crypto';

const CODE = /^([0-9a-z]{1,10})-[A-Za-z0-9_-]{43}$/;

export type Codigo = { readonly codigo: string; readonly escola_id: number; readonly hash: string };

const hashOf = (codigo: string) => createHash('sha256').update(codigo).digest('base64url');

export function drawCodigo(escola_id: number): Codigo {
  const codigo = `${escola_id.toString(36)}-${randomBytes(32).toString('base64url')}`;
  return { codigo, escola_id, hash: hashOf(codigo) };
}

/** Null when the text does not have the form of a code. */
export function readCodigo(codigo: string): Codigo | null {
  const school = CODE.exec(codigo)?.[1];
  if (school === undefined) return null;
  const escola_id = Number.parseInt(school, 36);
  return Number.isSafeInteger(escola_id) ? { codigo, escola_id, hash: hashOf(codigo) } : null;
}
