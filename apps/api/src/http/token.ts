/**
 * The token a browser keeps: a signed reference to a session row, with the claims that the apps read (S1 §3). Signature,
 * issuer, audience and expiry are checked here; whether the session still lives is checked in its row.
 */
import jwt from '@fastify/jwt';
import type { FastifyInstance } from 'fastify';

export type Claims = {
  readonly sid: string;
  readonly perfil: string;
  readonly perfil_real: string;
  readonly turma_aluno_id: number | null;
  /** Who opened a student's view; absent in every other token. */
  readonly ator_id?: number;
  /** `escola_id` is the person's own school, where the session is stored. */
  readonly metadata: { readonly email: string | null; readonly escola_id: number };
};

type Signed = Claims & { iat: number; exp: number };

const ISSUER = 'luneta';
const AUDIENCE = 'luneta-api';

declare module '@fastify/jwt' {
  interface FastifyJWT {
    payload: Signed;
    user: Signed;
  }
}

export async function registerTokens(app: FastifyInstance, secret: string): Promise<void> {
  await app.register(jwt, {
    secret,
    sign: { algorithm: 'HS256', iss: ISSUER, aud: AUDIENCE },
    // The clock is the server's injected one, so the expiry is compared by the caller.
    verify: {
      algorithms: ['HS256'],
      allowedIss: ISSUER,
      allowedAud: AUDIENCE,
      ignoreExpiration: true,
      // A claim that is absent is not compared: each must be there.
      requiredClaims: ['exp', 'iss', 'aud', 'sid', 'metadata'],
    },
  });
}

const seconds = (instant: Date): number => Math.floor(instant.getTime() / 1000);

/** A token that names `claims.sid` until `until`. */
export function signToken(app: FastifyInstance, claims: Claims, now: Date, until: Date): string {
  const { sid, perfil, perfil_real, turma_aluno_id, ator_id, metadata } = claims;
  return app.jwt.sign({
    sid,
    perfil,
    perfil_real,
    turma_aluno_id,
    ...(ator_id !== undefined && { ator_id }),
    metadata,
    iat: seconds(now),
    exp: seconds(until),
  });
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether the claims name a row at all: the database is asked only for ids. */
function names({ sid, metadata }: Signed): boolean {
  return UUID.test(sid) && Number.isSafeInteger(metadata.escola_id);
}

/** The claims of a token, and when it expires (seconds). */
export type Read = Claims & { readonly exp: number };

/** The claims of a header `Bearer …`; null when missing, forged, expired or of another issuer. */
export function readToken(app: FastifyInstance, header: string | undefined, now: Date): Read | null {
  const token = /^Bearer ([\w.-]+)$/i.exec(header ?? '')?.[1];
  if (!token) return null;
  try {
    const claims = app.jwt.verify<Signed>(token);
    return claims.exp > seconds(now) && names(claims) ? claims : null;
  } catch {
    return null;
  }
}
