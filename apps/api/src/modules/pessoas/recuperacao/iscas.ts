/**
 * Decoys: the questions shown for a name that does not exist, or must not appear to. A keyed hash selects the same
 * three from the catalogue for each name, so that asking again reveals nothing (security D5).
 */
import { PERGUNTAS_POR_PESSOA, PERGUNTAS_SEGURANCA, type PerguntaSeguranca } from '@luneta/domain/pergunta-seguranca';
import { createHmac } from 'node:crypto';

/** @param login trimmed and in lower case */
export function decoysOf(pepper: string, login: string): PerguntaSeguranca[] {
  const bytes = createHmac('sha256', pepper).update(`isca:${login}`).digest();
  const left = [...PERGUNTAS_SEGURANCA];
  return Array.from({ length: PERGUNTAS_POR_PESSOA }, (_, n) =>
    left.splice(bytes.readUInt32BE(n * 4) % left.length, 1),
  ).flat();
}
