/** A passage in few words. */
import type { Trecho } from '@luneta/domain/correcao-redacao';

/** A passage is quoted by its beginning. */
const QUOTE = 48;

export function quoteOf(texto: string, { inicio, fim }: Trecho): string {
  const text = texto.slice(inicio, fim);
  return text.length > QUOTE ? `${text.slice(0, QUOTE).trimEnd()}…` : text;
}
