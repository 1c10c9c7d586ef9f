/**
 * Finds TeX in the Markdown of an import, before Markdown is read: its `\\`, `_` and `*` are no signs of Markdown. Between
 * `\(` and `\)`, `\[` and `\]`, `$$` and `$$`, `$` and `$`. A price, an escaped `\$` and an escaped bracket of a printed page
 * (`\[…\]`) are no formulas.
 */

/** One formula as it stands in the source. */
export type TexFound = { readonly source: string; readonly tex: string; readonly display: boolean };

/** Stands for a formula while Markdown is read. Private use: no text has it. */
const OPEN = '\uE000';
const CLOSE = '\uE001';
const PLACE = /\uE000(\d+)\uE001/gu;

/** A picture or link, an escaped backslash or dollar, then the four pairs. */
const CANDIDATE =
  /(!?\[[^\]\n]*\]\([^)\n]*\)|\\\$)|\\{1,2}\(([\s\S]+?)\\{1,2}\)|\\{1,2}\[([\s\S]+?)\\{1,2}\]|\$\$([^$]+?)\$\$|(?<![\p{L}\p{N}$\\])\$(?![\s$])([^$\n]+?)(?<![\s\\])\$(?![\p{N}$])/gu;

/** What only a formula has: a command, a power or index, a group, a relation or an operator between terms. */
const TEX_SIGN = /\\[A-Za-z,;!%]|[\^_{}=<>≤≥≠]|[\p{L}\p{N})]\s*[+*/−-]\s*[\p{L}\p{N}(\\]/u;
/** A name of one letter, or a number: a formula between dollars, and an ordinary bracket on a page. */
const TERM = /^\s*(?:\p{L}|-?\d+(?:[.,]\d+)?)\s*$/u;
/** Two words beside each other, outside a command: a sentence that happens to stand between two signs. */
const WORDS = /(?<![\\\p{L}])\p{L}{3,}\s+\p{L}{2,}/u;
const COMMAND_TEXT = /\\(?:text|mathrm|textrm|operatorname|mbox)\s*\{[^{}]*\}/gu;

const isSentence = (tex: string) => WORDS.test(tex.replaceAll(COMMAND_TEXT, ''));

/** Whether what stands between the signs is a formula. Round and square brackets, escaped, are those of a printed page too. */
function isFormula(tex: string, between: 'bracket' | 'dollar', printed: boolean): boolean {
  if (tex.trim() === '' || /\n\s*\n/u.test(tex)) return false;
  const plain = tex.replaceAll(COMMAND_TEXT, '');
  if (isSentence(tex)) return between === 'bracket' && /\\[A-Za-z]{2,}/u.test(plain);
  if (between === 'bracket' && !printed) return true;
  return (
    TEX_SIGN.test(tex) ||
    (between === 'dollar' && TERM.test(tex)) ||
    (between === 'bracket' && /^\s*[a-zA-Z]\s*$/u.test(tex))
  );
}

const asWritten = (text: string): string => text;

/**
 * The source with a place in the stead of each formula, and the formulas in their order.
 * @param decode reads the signs that the source writes as entities
 * @param printed escaped brackets may be those of a printed page, as in Markdown; else they hold formulas alone
 */
export function takeTex(
  source: string,
  decode: (text: string) => string = asWritten,
  printed = true,
): { readonly text: string; readonly found: readonly TexFound[] } {
  const found: TexFound[] = [];
  const text = source
    .replaceAll(/[\uE000\uE001]/gu, '')
    .replaceAll(CANDIDATE, (whole: string, other, round, square, double, single) => {
      if (other !== undefined) return whole;
      const tex = decode(round ?? square ?? double ?? single);
      const bracket = round !== undefined || square !== undefined;
      if (!isFormula(tex, bracket ? 'bracket' : 'dollar', printed)) return whole;
      found.push({ source: decode(whole), tex: tex.trim(), display: square !== undefined || double !== undefined });
      return `${OPEN}${found.length - 1}${CLOSE}`;
    });
  return { text, found };
}

/** Puts something in the stead of each place again. */
export function putTex(text: string, put: (index: number) => string): string {
  return text.replaceAll(PLACE, (_whole, index: string) => put(Number(index)));
}
