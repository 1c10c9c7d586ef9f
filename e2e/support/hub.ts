/** The learning hub of the journeys: signs tokens with a key that the servers were told to trust. */
import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';

export const HUB = { issuer: 'https://hub.example', audience: 'luneta' } as const;

/** A new pair: what the servers read, and what `hubToken` signs with. Both in PEM. */
export function newHubKeys(): { publica: string; privada: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  return {
    publica: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    privada: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token for a login, good for a minute. */
export function hubToken(privada: string, login: string): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = { iss: HUB.issuer, aud: HUB.audience, sub: login, jti: randomUUID(), iat: now, exp: now + 60 };
  const text = `${encode({ alg: 'EdDSA', typ: 'JWT' })}.${encode(claims)}`;
  return `${text}.${sign(null, Buffer.from(text), privada).toString('base64url')}`;
}
