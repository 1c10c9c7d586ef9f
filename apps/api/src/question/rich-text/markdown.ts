/**
 * Markdown of imported exams → clean HTML. Raw HTML in it is shown as text, never obeyed. Knows nothing about exams;
 * where a picture leads is the caller's answer.
 */
import MarkdownIt, { type Token } from 'markdown-it';

import { cleanHtml } from './clean-html.ts';

/** Where a picture is kept and what it shows, or the words that stand in its place. */
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
  // The one kind of token whose text is written as it is: it is ours, not the author's.
  token.type = 'html_inline';
  token.content = pictureHtml(picture);
}

function render(tokens: Token[], resolve: ImageResolver): string {
  tokens.forEach((token) => place(token, resolve));
  return cleanHtml(markdown.renderer.render(tokens, markdown.options)).trim();
}

/** A marker that opens emphasis, one that closes it, or an ordinary sign: decided by what stands on each side. */
const MARKER = /(\\.)|(!?\[[^\]\n]*\]\([^)\n]*\))|(\*\*|_)/gu;
const WORD = /[\p{L}\p{N}]/u;
const PUNCTUATION = /[\p{P}\p{S}]/u;

/**
 * Emphasis that ends in punctuation and is followed by a letter with nothing between them ("_sangre._En") is not
 * emphasis to Markdown. The missing space is what the printed page has; put back, the text reads as it was set.
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
