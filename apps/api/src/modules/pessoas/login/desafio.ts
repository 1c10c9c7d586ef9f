/**
 * The challenge between the two steps of a sign-in: a text that only the server makes, for one person and one password, valid
 * for five minutes. It is no session and opens none without a code. Of one that opened a session a hash is stored, so that it
 * opens no other.
 */
import { createHash, randomUUID } from 'node:crypto';

import type { Signer } from '../../../http/signer.ts';

export const CHALLENGE_SECONDS = 5 * 60;

type Conta = { readonly escola_id: number; readonly id: number; readonly senha_hash: string };

export type Desafio = {
  /** Names this one challenge: a code opens one session with it (`useHubToken` keeps what was used). */
  readonly id: string;
  readonly escola_id: number;
  readonly pessoa_id: number;
  /** Of the password that was right: another password makes the challenge worthless. */
  readonly marca: string;
  readonly lembrar: boolean;
};

/** Tells two stored passwords apart, and nothing else about them. */
export const markOf = (senha_hash: string): string => createHash('sha256').update(senha_hash).digest('base64url');

/** What a text says once the signature has shown that it is the server's own. */
function read(text: string): Desafio & { readonly ate: number } {
  return JSON.parse(Buffer.from(text.split('.')[0] ?? '', 'base64url').toString());
}

export type Desafios = {
  readonly make: (conta: Conta, lembrar: boolean, agora: Date) => string;
  /** Null for a text that is not the server's own, or is too old. */
  readonly read: (text: string, agora: Date) => (Desafio & { readonly expira_em: Date }) | null;
};

export function createDesafios({ sign, isOurs }: Signer): Desafios {
  return {
    make: ({ escola_id, id, senha_hash }, lembrar, agora) => {
      const ate = agora.getTime() + CHALLENGE_SECONDS * 1000;
      return sign(
        JSON.stringify({ id: randomUUID(), escola_id, pessoa_id: id, marca: markOf(senha_hash), lembrar, ate }),
      );
    },
    read: (text, agora) => {
      if (!isOurs(text)) return null;
      const { ate, ...desafio } = read(text);
      return ate > agora.getTime() ? { ...desafio, expira_em: new Date(ate) } : null;
    },
  };
}
