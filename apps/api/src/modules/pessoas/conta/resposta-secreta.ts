/**
 * Hashes security answers: normalised, combined with the deployment's pepper, then argon2id. Short answers could be
 * guessed from a stolen database. The pepper is not in the database and prevents that (security D6).
 */
import { normalizeResposta } from '@luneta/domain/pergunta-seguranca';
import { createHmac } from 'node:crypto';

import { hashSenha, verifySenha } from '../login/senha.ts';

/** The hash includes the question, so an answer is valid only for its own question. */
function peppered(pepper: string, pergunta_seguranca_id: number, resposta: string): string {
  return createHmac('sha256', pepper)
    .update(`resposta:${pergunta_seguranca_id}:${normalizeResposta(resposta)}`)
    .digest('base64url');
}

export function hashResposta(pepper: string, pergunta_seguranca_id: number, resposta: string): Promise<string> {
  return hashSenha(peppered(pepper, pergunta_seguranca_id, resposta));
}

/** Whether the answer matches the hash. With a null hash it takes the same time and returns false. */
export function verifyResposta(
  pepper: string,
  pergunta_seguranca_id: number,
  stored: string | null,
  resposta: string,
): Promise<boolean> {
  return verifySenha(stored, peppered(pepper, pergunta_seguranca_id, resposta));
}
