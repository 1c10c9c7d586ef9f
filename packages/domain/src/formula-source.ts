/**
 * The TeX source of a formula: encoded in its `data-tex` attribute, which the server writes and the editor reads, and
 * the limits under which server and editor draw it. It does not parse TeX.
 */

/** Limits of one formula: a macro must not expand for ever, and a box must not grow over the page. [HTM-4] */
export const FORMULA_LIMITS = {
  maxExpand: 200,
  maxSize: 20,
  trust: false,
  strict: false,
  throwOnError: true,
} as const;

/** Encodes TeX as an attribute value without any character that a parser could read as markup. [HTM-4] */
export function encodeFormulaSource(tex: string): string {
  return encodeURIComponent(tex);
}

/** Decodes such a value to TeX; '' when it is not one, as for a formula that was stored without its source. [HTM-4] */
export function decodeFormulaSource(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}
