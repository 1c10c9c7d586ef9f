/**
 * The signs of GIFT: which ones steer and which ones stand for themselves behind a backslash. TeX is put aside before, because
 * its braces, tildes and equal signs steer nothing.
 */
import { takeTex } from '../../../../../http/rich-text/tex-in-markdown.ts';

/** Signs that a backslash takes the meaning from. */
const ESCAPED = /\\(n|[~=#{}:\\])/gu;

/** The text that an author meant. A formula keeps its own backslashes but for those of GIFT. */
export const unescapeGift = (text: string): string =>
  text.replaceAll(ESCAPED, (_whole, sign: string) => (sign === 'n' ? '\n' : sign));

/** A formula ends with the text that it stands in: no answer and no reason begins inside, and its braces close. */
function isWhole(tex: string): boolean {
  const steering = tex.replaceAll(/\\[\s\S]/gu, '');
  if (/[#~]|=[$\\]?$/u.test(steering)) return false;
  let depth = 0;
  for (const sign of tex.replaceAll(/\\[{}\\]/gu, '')) {
    if (sign === '{') depth += 1;
    if (sign === '}') depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}

export type Guardado = {
  readonly texto: string;
  /** The text with its formulas again and without the backslashes of GIFT. */
  readonly ler: (part: string) => string;
};

const PLACE = /\uE000(\d+)\uE001/gu;

/** Puts the formulas of a block aside. */
export function guardarTex(block: string): Guardado {
  const { text, found } = takeTex(block);
  // What only looks like a formula, such as two prices around a brace, is text.
  const kept = found.map(({ source }) => (isWhole(source) ? source : null));
  const texto = text.replaceAll(PLACE, (whole: string, n: string) =>
    kept[Number(n)] === null ? (found[Number(n)]?.source ?? '') : whole,
  );
  return {
    texto,
    ler: (part) => unescapeGift(part).replaceAll(PLACE, (_whole, n: string) => unescapeGift(kept[Number(n)] ?? '')),
  };
}

/** Place of the first of `signs` that steers, from `from`; -1 without one. */
export function placeOf(text: string, signs: string, from = 0): number {
  for (let at = from; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (sign === '\\') at += 1;
    else if (signs.includes(sign)) return at;
  }
  return -1;
}
