/** The code of a recovery link. It names its school, so that only that school is searched; the rest is random. */
import { createHash, randomBytes } from 'node:crypto';

const CODIGO = /^([0-9a-z]{1,10})-[A-Za-z0-9_-]{32}$/;

/** 192 random bits after the school's number. */
export function drawCodigo(escola_id: number): string {
  return `${escola_id.toString(36)}-${randomBytes(24).toString('base64url')}`;
}

/** The school that a code names, or null when the text is not a code. */
export function escolaOf(codigo: string): number | null {
  const escola_id = Number.parseInt(CODIGO.exec(codigo)?.[1] ?? '', 36);
  return Number.isSafeInteger(escola_id) && escola_id > 0 ? escola_id : null;
}

/** The stored hash of a code. A code is random enough to need no slow hash. */
export function hashCodigo(codigo: string): string {
  return createHash('sha256').update(codigo).digest('base64url');
}
