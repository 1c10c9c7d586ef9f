/**
 * Corrects Markdown that does not express what its author meant. Correct text is returned unchanged.
 */

/** Whether a marker opens emphasis, closes it, or is ordinary text. The signs on both sides decide. */
const MARKER = /(\\.|_{2,})|(!?\[[^\]\n]*\]\([^)\n]*\))|(\*\*|_)/gu;
const WORD = /[\p{L}\p{N}]/u;
const LETTER = /\p{L}/u;
const PUNCTUATION = /[\p{P}\p{S}]/u;

/**
 * Markdown does not recognise emphasis that ends in punctuation directly before a letter ("_sangre._En"). The printed page
 * has a space there. Adding it restores the emphasis.
 */
function spaceAfterEmphasis(line: string): string {
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
}

/** An escaped sign, a link or picture, an address, or `_x_`. */
const UNDERSCORED =
  /(\\.|!?\[[^\]\n]*\]\([^)\n]*\)|(?:https?:\/\/|www\.)\S+|\S+@\S+|_{2,})|_(?!\s)((?:\\.|[^_\\\n])+?)(?<!\s)_(?!_)/gu;

/**
 * `_x_` beside a digit or a letter ("2_x_", "_x_²") is not emphasis to Markdown, although a program that turned a page
 * into Markdown wrote it as such; `*x*` is. Between two letters ("nome_do_arquivo") the signs belong to the word.
 */
function underscoresInWords(line: string): string {
  return line.replaceAll(UNDERSCORED, (whole: string, other: string | undefined, inside: string, at: number) => {
    if (other !== undefined) return whole;
    const before = line[at - 1] ?? ' ';
    const after = line[at + whole.length] ?? ' ';
    if (!WORD.test(before) && !WORD.test(after)) return whole;
    return LETTER.test(before) && LETTER.test(after) ? whole : `*${inside}*`;
  });
}

/** `_x__y_`: one emphasis after another, without anything between them. */
const ADJOINING =
  /(?<![\p{L}_\\])_([^_\s\\]+(?: [^_\s\\]+)*)__([^_\s\\]+(?: [^_\s\\]+)*(?:__[^_\s\\]+)*)_(?![\p{L}_])/gu;

const joinEmphasis = (line: string): string =>
  line.replaceAll(ADJOINING, (_whole, first: string, rest: string) => `_${first}${rest.replaceAll('__', '')}_`);

/** Rewrites emphasis that Markdown does not recognise. */
export function mendEmphasis(source: string): string {
  return source
    .split('\n')
    .map((line) => underscoresInWords(spaceAfterEmphasis(joinEmphasis(line))))
    .join('\n');
}

/** What stands between a tag's name and its end: attributes with values, or known without. Else `<a e b>` is a comparison. */
export const ATTRIBUTES = String.raw`(?:\s+(?:hidden|noshade|nowrap|compact|disabled|itemscope)(?=[\s/>])|\s+[\w:-]+\s*=\s*(?:"[^"<>]*"|'[^'<>]*'|[^\s"'<>]+))*\s*\/?`;
const tag = (names: string): RegExp => new RegExp(`</?(?:${names})${ATTRIBUTES}>`, 'giu');
const BLOCK_TAG = tag(
  'p|div|center|h[1-6]|section|article|header|footer|main|figure|figcaption|blockquote|address|pre|dl|dt|dd|fieldset|form',
);
const EMPTY_TAG = tag(
  'a|span|font|o:p|big|tt|code|cite|abbr|label|nobr|wbr|colgroup|col|caption|time|bdi|bdo|ins|del|strike|meta|link',
);
/** Every sign that Markdown lets a writer escape, after two backslashes. */
const ESCAPED_TWICE = /\\\\(?=[!-/:-@[\]^_`{|}~])/gu;
/** The address of a picture with blanks, which Markdown does not take. */
const BLANK_IN_ADDRESS = /(!\[[^\]\n]*\]\()([^()\n"<>]*[^()\n"<>\s])\s*\)/gu;

const attribute = (tag: string, name: string): string =>
  new RegExp(`\\b${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'iu').exec(tag)?.slice(1).find(Boolean) ?? '';

/** Converts remains of a web page to Markdown, and signs that were escaped twice to signs escaped once. */
export function mendMarkup(source: string): string {
  return source
    .replaceAll(/\r\n?/gu, '\n')
    .replaceAll(ESCAPED_TWICE, '\\')
    .replaceAll(/<!--[\s\S]*?-->/gu, '')
    .replaceAll(/<img\b[^<>]*>/giu, (tag) => `![${attribute(tag, 'alt')}](${attribute(tag, 'src')})`)
    .replaceAll(BLOCK_TAG, '\n\n')
    .replaceAll(EMPTY_TAG, '')

    .replaceAll(
      BLANK_IN_ADDRESS,
      (_whole, head: string, url: string) => `${head}${url.trim().replaceAll(/\s/gu, '%20')})`,
    );
}
