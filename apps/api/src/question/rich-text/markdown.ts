/**
 * Converts Markdown of imported exams to clean HTML. Raw HTML in it is shown as text. It knows nothing about exams; the
 * caller resolves the addresses of pictures.
 */
import MarkdownIt, { type Token } from 'markdown-it';

import { cleanHtml } from './clean-html.ts';

/** The address of a picture and its description, or the words that replace it. */
export type Picture = { readonly src: string; readonly alt: string } | { readonly texto: string };
export type ImageResolver = (url: string, alt: string) => Picture;

const markdown = new MarkdownIt({ html: false, linkify: false, breaks: false });

/** The HTML of one picture. */
export function pictureHtml(picture: Picture): string {
  const { escapeHtml } = markdown.utils;
  if ('texto' in picture) return `<em>${escapeHtml(picture.texto)}</em>`;
  return `<img src="${escapeHtml(picture.src)}" alt="${escapeHtml(picture.alt)}">`;
}

function place(token: Token, resolve: ImageResolver): void {
  token.children?.forEach((child) => place(child, resolve));
  if (token.type !== 'image') return;
  const picture = resolve(String(token.attrGet('src') ?? ''), token.content);
  // The only token whose text is written unescaped: this file made it, not the author.
  token.type = 'html_inline';
  token.content = pictureHtml(picture);
}

function render(tokens: Token[], resolve: ImageResolver): string {
  tokens.forEach((token) => place(token, resolve));
  return cleanHtml(markdown.renderer.render(tokens, markdown.options)).trim();
}

/** Whether a marker opens emphasis, closes it, or is ordinary text. The signs on both sides decide. */
const MARKER = /(\\.)|(!?\[[^\]\n]*\]\([^)\n]*\))|(\*\*|_)/gu;
const WORD = /[\p{L}\p{N}]/u;
const PUNCTUATION = /[\p{P}\p{S}]/u;

/**
 * Markdown does not recognise emphasis that ends in punctuation directly before a letter ("_sangre._En"). The printed page
 * has a space there. Adding it restores the emphasis.
 */
export function mendEmphasis(source: string): string {
  return source
    .split('\n')
    .map((line) => {
      const open = new Set<string>();
      return line.replaceAll(MARKER, (whole, escaped, link, marker: string | undefined, at: number) => {
        if (marker === undefined) return whole;
        const before = line[at - 1] ?? ' ';
        const after = line[at + whole.length] ?? ' ';
        if (marker === '_' && WORD.test(before) && WORD.test(after)) return whole;
        if (!open.delete(marker)) {
          open.add(marker);
          return whole;
        }
        return PUNCTUATION.test(before) && WORD.test(after) ? `${whole} ` : whole;
      });
    })
    .join('\n');
}

/** Paragraphs, breaks, emphasis and pictures of `source` as clean HTML. */
export function markdownToHtml(source: string, resolve: ImageResolver): string {
  return render(markdown.parse(mendEmphasis(source), {}), resolve);
}

/** The same for one line (an answer option): no paragraph around it. */
export function markdownInlineToHtml(source: string, resolve: ImageResolver): string {
  return render(markdown.parseInline(mendEmphasis(source), {}), resolve);
}
