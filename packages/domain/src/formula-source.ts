/**
 * Encodes the TeX source of a formula in its `data-tex` attribute. The server writes it and the editor reads it. It
 * does not parse TeX.
 */

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
