/**
 * The token a browser keeps: a signed reference to a session row, with the claims that the apps read (S1 §3). Signature,
 * issuer, audience and expiry are checked here; whether the session still lives is checked in its row.
 */
import { createSecretKey } from 'node:crypto';

import { jwtVerify, SignJWT } from 'jose';

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

/** The claims of a token, and when it expires (seconds). */
export type Read = Claims & { readonly exp: number };

export type Tokens = {
  /** A token that names `claims.sid` until `until`. */
  readonly sign: (claims: Claims, now: Date, until: Date) => Promise<string>;
  /** The claims of a header `Bearer …`; null when missing, forged, expired or of another issuer. */
  readonly read: (header: string | undefined, now: Date) => Promise<Read | null>;
};

declare module 'fastify' {
  interface FastifyInstance {
    /** The tokens of sessions. */
    readonly tokens: Tokens;
  }
}

const ALGORITHM = 'HS256';
const ISSUER = 'luneta';
const AUDIENCE = 'luneta-api';
const CHECKS = {
  algorithms: [ALGORITHM],
  issuer: ISSUER,
  audience: AUDIENCE,
  // A claim that is absent is not compared: each must be there.
  requiredClaims: ['exp', 'sid', 'metadata'],
};

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether the claims name a row at all: the database is asked only for ids. */
const names = ({ sid, metadata }: Claims): boolean => UUID.test(sid) && Number.isSafeInteger(metadata.escola_id);

const seconds = (instant: Date): number => Math.floor(instant.getTime() / 1000);

/** @param secret the server's; the same in every process */
export function createTokens(secret: string): Tokens {
  const key = createSecretKey(secret, 'utf8');
  return {
    sign: ({ sid, perfil, perfil_real, turma_aluno_id, ator_id, metadata }, now, until) =>
      new SignJWT({
        sid,
        perfil,
        perfil_real,
        turma_aluno_id,
        ...(ator_id !== undefined && { ator_id }),
        metadata,
        iat: seconds(now),
        exp: seconds(until),
        aud: AUDIENCE,
        iss: ISSUER,
      })
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
        .sign(key),
    read: async (header, now) => {
      const token = /^Bearer ([\w.-]+)$/i.exec(header ?? '')?.[1];
      if (!token) return null;
      try {
        const { payload } = await jwtVerify<Read>(token, key, { ...CHECKS, currentDate: now });
        return names(payload) ? payload : null;
      } catch {
        return null;
      }
    },
  };
}
