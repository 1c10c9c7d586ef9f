/**
 * Converts Markdown of imported exams to clean HTML. Formatting tags are kept; other raw HTML is shown as text. It knows
 * nothing about exams; the caller resolves the addresses of pictures.
 */
import MarkdownIt, { type Token } from 'markdown-it';

import { cleanHtml } from './clean-html.ts';
import { drawTex, type OnFormulaProblem } from './draw-tex.ts';
import { escapeHtml } from './escape-html.ts';
import { ATTRIBUTES, mendEmphasis, mendMarkup } from './mend-markdown.ts';
import { takeTex } from './tex-in-markdown.ts';

/** Where a picture is kept and what it shows, or the words that stand in its place. */
export type Picture =
  | {
      readonly src: string;
      /** Null: nobody has described it yet. Empty: it is decoration. */
      readonly alt: string | null;
      /** Set for a small picture that keeps to the height of the text. */ readonly height?: number;
    }
  | { readonly texto: string };
export type ImageResolver = (url: string, alt: string) => Picture;

// Indented text, rows of dashes and `[a]: b` are parts of a printed page here, not code, headings and references.
const markdown = new MarkdownIt({ html: false, linkify: false, breaks: true }).disable([
  'code',
  'fence',
  'lheading',
  'reference',
]);

const FORMAT_TAG = new RegExp(
  `<(/?)(br|sub|sup|strong|b|em|i|u|s|small|mark|table|thead|tbody|tr|td|th|ul|ol|li)${ATTRIBUTES}>`,
  'iy',
);

markdown.inline.ruler.before('autolink', 'format_tag', (state, silent) => {
  FORMAT_TAG.lastIndex = state.pos;
  const found = FORMAT_TAG.exec(state.src);
  if (!found) return false;
  if (!silent) state.push('html_inline', '', 0).content = `<${found[1]}${found[2]?.toLowerCase()}>`;
  state.pos += found[0].length;
  return true;
});

/** The HTML of one picture. */
export function pictureHtml(picture: Picture): string {
  if ('texto' in picture) return `<em>${escapeHtml(picture.texto)}</em>`;
  const height = picture.height === undefined ? '' : ` height="${picture.height}"`;
  const alt = picture.alt === null ? '' : ` alt="${escapeHtml(picture.alt)}"`;
  return `<img src="${escapeHtml(picture.src)}"${alt}${height}>`;
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

const ignore: OnFormulaProblem = () => {};

/** Paragraphs, breaks, emphasis, pictures and formulas of `source` as clean HTML. */
export function markdownToHtml(source: string, resolve: ImageResolver, onProblem = ignore): string {
  const { text, found } = takeTex(source);
  return drawTex(render(markdown.parse(mendEmphasis(mendMarkup(text)), {}), resolve), found, onProblem);
}

/** The same for one line (an answer option): no paragraph around it. */
export function markdownInlineToHtml(source: string, resolve: ImageResolver, onProblem = ignore): string {
  const { text, found } = takeTex(source.trim());
  return drawTex(render(markdown.parseInline(mendEmphasis(mendMarkup(text)), {}), resolve), found, onProblem);
}
