/**
 * The cookie by which a device is recognised at a sign-in (decision 213). It is made at a sign-in that succeeded, says nothing
 * about anybody, and opens nothing: who has it still needs the password. No other call reads it.
 */
import { randomBytes } from 'node:crypto';

import { APARELHO_DIAS } from '@luneta/domain/aparelho';

import type { Signer } from './signer.ts';

const MAX_AGE_SECONDS = APARELHO_DIAS * 86_400;

export type Aparelhos = {
  /** The token in a `Cookie` header; null without one that this server made. */
  readonly read: (cookie: string | undefined) => string | null;
  /** A new token. */
  readonly draw: () => string;
  /** The `Set-Cookie` header that keeps a token for `APARELHO_DIAS`. */
  readonly cookieOf: (token: string) => string;
};

/**
 * @param https served behind TLS: the cookie is sent over TLS alone, and no other host can set it (`__Host-`). Without TLS a
 *   browser would refuse such a cookie.
 */
export function createAparelhos({ sign, isOurs }: Signer, https: boolean): Aparelhos {
  const name = https ? '__Host-luneta_aparelho' : 'luneta_aparelho';
  const attributes = `Path=/; Max-Age=${MAX_AGE_SECONDS}; HttpOnly; SameSite=Strict${https ? '; Secure' : ''}`;
  return {
    read: (cookie = '') => {
      const found = cookie.split(';').find((part) => part.trim().startsWith(`${name}=`));
      const token = found?.trim().slice(name.length + 1) ?? '';
      return token !== '' && isOurs(token) ? token : null;
    },
    draw: () => sign(randomBytes(16).toString('base64url')),
    cookieOf: (token) => `${name}=${token}; ${attributes}`,
  };
}
