/**
 * Self-hosted variable fonts, latin subset only (they cover Portuguese); nothing is fetched from elsewhere. Until they have come
 * the fallbacks of fonts.css.ts stand in their place.
 */
const latin =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD';

/** What a style sheet and the `FontFace` interface both say of a font; only the address of the file is missing. */
export interface Face {
  readonly family: string;
  readonly weight: string;
  readonly style: 'normal' | 'italic';
  readonly display: 'swap';
  readonly unicodeRange: string;
}

const face = (family: string, weight: string, style: Face['style']): Face => ({
  family,
  weight,
  style,
  display: 'swap',
  unicodeRange: latin,
});

/** Of titles. */
export const displayFace = face('Gabarito', '400 900', 'normal');
/** Of texts. */
export const textFace = face('Public Sans', '100 900', 'normal');
/** Of a stressed word; a screen seldom has one. */
export const italicFace = face('Public Sans', '100 900', 'italic');
