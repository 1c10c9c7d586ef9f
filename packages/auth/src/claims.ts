/**
 * Reads what the bearer token says about its owner (S1 §3). It does not verify anything:
 * only the server can, and what is read here decides what is shown, never what is allowed.
 */
export interface TokenMetadata {
  email: string | null;
  escola_id: number | null;
}

export interface TokenClaims {
  /** Effective profile: for staff seeing a student, the chosen mode ('aluno' or 'professor'). */
  perfil: string;
  /** Profile of the person who signed in; equal to `perfil` when the token does not say. */
  perfil_real: string;
  turma_aluno_id: number | null;
  metadata: TokenMetadata | null;
  /** Person who acts for the student, when staff opened a student's view. */
  ator_id: number | null;
}

/** Claims of a token with or without 'Bearer '; null when it is not a readable JWT with a `perfil`. */
export function readClaims(authorization: string): TokenClaims | null {
  const payload = decodePayload(authorization);
  if (payload === null) return null;
  const perfil = text(payload['perfil']);
  if (perfil === null) return null;
  return {
    perfil,
    perfil_real: text(payload['perfil_real']) ?? perfil,
    turma_aluno_id: toId(payload['turma_aluno_id']),
    metadata: readMetadata(payload['metadata']),
    ator_id: toId(payload['ator_id']),
  };
}

/** A positive whole number, also when written as text ("numeric student-class id", S1 §4); else null. */
export function toId(value: unknown): number | null {
  if (typeof value !== 'number' && !(typeof value === 'string' && /^\d{1,15}$/.test(value))) return null;
  const id = Number(value);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}

/** Metadata as it stands in the token or in the browser; null when absent or of another shape. */
export function readMetadata(value: unknown): TokenMetadata | null {
  if (!isRecord(value)) return null;
  return { email: text(value['email']), escola_id: toId(value['escola_id']) };
}

/** JSON text to a plain object; null for anything else, never an exception. */
export function parseRecord(json: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(json);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

function decodePayload(authorization: string): Record<string, unknown> | null {
  const segment = authorization
    .replace(/^Bearer\s+/i, '')
    .trim()
    .split('.')[1];
  if (segment === undefined) return null;
  try {
    const bytes = Uint8Array.from(atob(segment.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
    // atob yields bytes; names with accents need UTF-8.
    return parseRecord(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function text(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
