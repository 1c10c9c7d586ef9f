/** The source of a motivating text: its last line, in small letters. The HTML is clean. */

const LINE = /<p><small>([^<]*)<\/small><\/p>\s*$/u;

const escaped = (text: string): string => text.replace(/&/gu, '&amp;').replace(/</gu, '&lt;').replace(/>/gu, '&gt;');
const unescaped = (html: string): string =>
  html
    .replace(/&nbsp;/gu, ' ')
    .replace(/&quot;/gu, '"')
    .replace(/&lt;/gu, '<')
    .replace(/&gt;/gu, '>')
    .replace(/&amp;/gu, '&');

export type TextoMotivador = { readonly conteudo: string; readonly fonte: string };

/** One HTML of text and source, as students read it. [ROT-10] */
export const joinFonte = ({ conteudo, fonte }: TextoMotivador): string =>
  fonte === '' ? conteudo : `${conteudo}<p><small>${escaped(fonte)}</small></p>`;

/** Text and source apart, as they are written; without such a line the source is ''. [ROT-10] */
export function splitFonte(html: string): TextoMotivador {
  const line = LINE.exec(html);
  if (!line) return { conteudo: html, fonte: '' };
  return { conteudo: html.slice(0, line.index), fonte: unescaped(line[1] ?? '').trim() };
}
