/**
 * Verifies tokens of the learning hub: signed by the hub, issued for this server, at most two minutes old (decision
 * 36). It does not look up the person.
 */
import { createPublicKey } from 'node:crypto';
import { readFileSync } from 'node:fs';

import { createLocalJWKSet, createRemoteJWKSet, jwtVerify, type JWTVerifyGetKey } from 'jose';

import type { Hub, HubConfig, HubKeys } from '../../../http/services.ts';

/** Only algorithms with a public key. With a shared secret, a server that verifies tokens could also sign them. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];
/** Allowance for different clocks. Together with the age it makes two minutes. */
const CLOCK_TOLERANCE_SECONDS = 5;
const MAX_AGE_SECONDS = 120 - CLOCK_TOLERANCE_SECONDS;

function keysOf({ kind, place }: HubKeys): JWTVerifyGetKey {
  switch (kind) {
    case 'jwks-url':
      return createRemoteJWKSet(new URL(place), { timeoutDuration: 5_000 });
    case 'jwks-file':
      return createLocalJWKSet(JSON.parse(readFileSync(place, 'utf8')));
    case 'pem-file': {
      const key = createPublicKey(readFileSync(place));
      return async () => key;
    }
    default:
      return kind satisfies never;
  }
}

/** Text that the database can be asked for. */
const isText = (claim: unknown): claim is string =>
  typeof claim === 'string' && claim.trim() !== '' && !claim.includes('\0');

/** @throws when a key file holds no keys */
export function openHub({ issuer, audience, keys }: HubConfig): Hub {
  const getKey = keysOf(keys);
  return {
    verify: async (token, agora) => {
      const { payload } = await jwtVerify(token, getKey, {
        issuer,
        audience,
        algorithms: ALGORITHMS,
        currentDate: agora,
        maxTokenAge: MAX_AGE_SECONDS,
        clockTolerance: CLOCK_TOLERANCE_SECONDS,
        requiredClaims: ['sub', 'jti', 'exp'],
      });
      const { sub, jti, exp } = payload;
      // The library checks that claims are there, and the type of `exp` alone.
      if (!isText(sub) || !isText(jti) || exp === undefined)
        throw new Error('the hub token has a sub or jti that is no text');
      // Kept for a day at most. By then the token has long expired.
      return { sub, jti, expira_em: new Date(Math.min(exp * 1000, agora.getTime() + 86_400_000)) };
    },
  };
}
