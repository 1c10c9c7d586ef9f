/**
 * How the source of a drawn formula stands in its `data-tex`: the server writes it, the editor opens it.
 * Draws nothing and knows no TeX.
 */

/** TeX as the value of an attribute: in it nothing reads as markup, whoever looks. [HTM-4] */
export function encodeFormulaSource(tex: string): string {
  return encodeURIComponent(tex);
}

/** The TeX of such a value; '' when it is none, as for a formula that came drawn. [HTM-4] */
export function decodeFormulaSource(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}
