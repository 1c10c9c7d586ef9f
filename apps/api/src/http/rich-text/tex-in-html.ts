/** Reads HTML and plain text of an import: TeX is found before either is read, what comes out is clean HTML. */
import { cleanHtml } from './clean-html.ts';
import { drawTex, type OnFormulaProblem } from './draw-tex.ts';
import { escapeHtml } from './escape-html.ts';
import { takeTex, type TexFound } from './tex-in-markdown.ts';

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&', nbsp: ' ' };
const ENTITY = /&(?:(lt|gt|quot|apos|amp|nbsp)|#(\d{1,7})|#x([\da-f]{1,6}));/giu;

const signOf = (code: number): string => (code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : '\uFFFD');

function decode(text: string): string {
  return text.replaceAll(ENTITY, (whole: string, name?: string, decimal?: string, hex?: string) => {
    if (name !== undefined) return ENTITIES[name.toLowerCase()] ?? whole;
    return signOf(decimal === undefined ? Number.parseInt(hex ?? '0', 16) : Number(decimal));
  });
}

/** A tag as an editor writes it. `a<b` is none. */
const MARKUP = /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>/iu;
/** Tags that editors leave inside a formula and that mean nothing there. */
const EMPTY_MARKUP = /<\/?(?:span|br|font|wbr)(?:\s[^<>]*)?\/?>/giu;
/** What holds no text, or has been drawn. */
const SKIPPED =
  /(<!--[\s\S]*?-->|<math[\s>][\s\S]*?<\/math>|<\/?[a-z][a-z0-9-]*(?:\s(?:"[^"]*"|'[^']*'|[^<>"'])*)?\/?>)/iu;

/** MathML that names its TeX in an annotation keeps it where the editor looks for it. */
const ANNOTATED =
  /<math\b([^<>]*)>((?:(?!<\/math>)[\s\S])*?)<annotation\b[^<>]*encoding\s*=\s*["']application\/x-tex["'][^<>]*>([^<]*)<\/annotation>/giu;

function keepSources(html: string): string {
  return html.replaceAll(ANNOTATED, (whole: string, attributes: string, inside: string, tex: string) =>
    /\bdata-tex\b/iu.test(attributes)
      ? whole
      : `<math data-tex="${encodeURIComponent(decode(tex).trim())}"${attributes}>${inside}`,
  );
}

/** Places of formulas are numbered over all parts of a text. */
function renumber(text: string, by: number): string {
  return by === 0
    ? text
    : text.replaceAll(/\uE000(\d+)\uE001/gu, (_whole, n: string) => `\uE000${Number(n) + by}\uE001`);
}

/** Formulas may stand over several parts where only empty tags lie between. */
function takeFrom(html: string): { readonly text: string; readonly found: readonly TexFound[] } {
  const found: TexFound[] = [];
  const parts = html.replaceAll(/[\uE000\uE001]/gu, '').split(SKIPPED);
  const taken = parts.map((part, index) => {
    if (index % 2 === 1) return part;
    const inner = takeTex(part, decode, false);
    const text = renumber(inner.text, found.length);
    found.push(...inner.found);
    return text;
  });
  return { text: taken.join(''), found };
}

/** A formula that an editor broke by tags without a meaning is whole again. */
const BROKEN = /(\\\((?:(?!\\\))[\s\S]){1,2000}?\\\)|\\\[(?:(?!\\\])[\s\S]){1,2000}?\\\]|\$\$[^$]{1,2000}\$\$)/gu;
const mend = (html: string): string =>
  html.replaceAll(BROKEN, (formula) => {
    const whole = formula.replaceAll(EMPTY_MARKUP, '');
    return MARKUP.test(whole) ? formula : whole;
  });

/** HTML of a stranger as clean HTML with its formulas drawn. */
export function htmlToHtml(source: string, onProblem: OnFormulaProblem): string {
  const { text, found } = takeFrom(mend(keepSources(source)));
  return drawTex(cleanHtml(text).trim(), found, onProblem);
}

/** Lines as breaks, blank lines as paragraphs; every sign stands for itself. */
export function textToHtml(source: string, onProblem: OnFormulaProblem): string {
  const { text, found } = takeTex(source.replaceAll(/\r\n?/gu, '\n').trim(), undefined, false);
  const paragraphs = text.split(/\n[ \t]*\n\s*/u).filter((part) => part.trim() !== '');
  const html = paragraphs.map((part) => `<p>${escapeHtml(part.trim()).replaceAll(/[ \t]*\n[ \t]*/gu, '<br>')}</p>`);
  return drawTex(cleanHtml(html.join('')), found, onProblem);
}
