/** Text that a person writes: what of it is kept, how long it may be, and when its length is worth a warning. */

/** A line break in any spelling. */
const LINE_BREAK = /\r\n?/gu;
const [TAB, NEW_LINE, SPACE] = [0x09, 0x0a, 0x20];

/** No C0 control but line break and tab, none of the two that are no characters, and no half of a character. */
function isWritable(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  if (code < SPACE) return code === TAB || code === NEW_LINE;
  return code !== 0xfffe && code !== 0xffff && (code < 0xd800 || code > 0xdfff);
}

/** The text as it is kept: without what no page can show and no database takes. Twice gives the same. [TXT-1] D 208 */
export const limpaTexto = (texto: string): string =>
  Array.from(texto.replace(LINE_BREAK, '\n')).filter(isWritable).join('');

/** Most characters of each text that a person writes, as the contract has them. [TXT-2] D 208 */
export const TEXTO_MAX = {
  redacao: 20_000,
  resposta: 10_000,
  comentario_redacao: 5000,
  comentario_competencia: 1000,
  comentario_subjetiva: 2000,
  comentario_pesquisa: 1000,
} as const;

/** Length as the contract counts: characters, so that an emoji made of two units is one. [TXT-2] D 208 */
export function tamanhoDoTexto(texto: string): number {
  let tamanho = 0;
  for (const _character of texto) tamanho += 1;
  return tamanho;
}

/** Where the length stands: 'perto' from nine tenths of the limit on, 'acima' above it. [TXT-3] D 208 */
export function avisoDeTamanho(tamanho: number, max: number): 'livre' | 'perto' | 'acima' {
  if (tamanho > max) return 'acima';
  return tamanho >= max * 0.9 ? 'perto' : 'livre';
}
