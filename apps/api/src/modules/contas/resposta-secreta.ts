/**
 * Security answers as they are kept: normalised, mixed with the deployment's pepper, then argon2id. Short answers could
 * be guessed from a stolen database alone; without the pepper, which is not in it, they cannot (security D6).
 */
import { normalizeResposta } from '@luneta/domain/pergunta-seguranca';
import { createHmac } from 'node:crypto';

import { hashSenha, verifySenha } from '../login/index.ts';

/** The question is part of it, so that an answer counts only for its own question. */
function peppered(pepper: string, pergunta_seguranca_id: number, resposta: string): string {
  return createHmac('sha256', pepper)
    .update(`resposta:${pergunta_seguranca_id}:${normalizeResposta(resposta)}`)
    .digest('base64url');
}

export function hashResposta(pepper: string, pergunta_seguranca_id: number, resposta: string): Promise<string> {
  return hashSenha(peppered(pepper, pergunta_seguranca_id, resposta));
}

/** Whether it is the answer that was hashed; with null it takes the same time and says no. */
export function verifyResposta(
  pepper: string,
  pergunta_seguranca_id: number,
  stored: string | null,
  resposta: string,
): Promise<boolean> {
  return verifySenha(stored, peppered(pepper, pergunta_seguranca_id, resposta));
}
