// Self-hosted variable fonts, latin subset only (they cover Portuguese); nothing is fetched from elsewhere. An app adds
// them after its first picture: until then the fallbacks of fonts.css.ts stand in their place.
import { globalFontFace } from '@vanilla-extract/css';

const latin =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD';

globalFontFace('Gabarito', {
  src: "url('@fontsource-variable/gabarito/files/gabarito-latin-wght-normal.woff2') format('woff2')",
  fontWeight: '400 900',
  fontStyle: 'normal',
  fontDisplay: 'swap',
  unicodeRange: latin,
});

globalFontFace('Public Sans', {
  src: "url('@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2') format('woff2')",
  fontWeight: '100 900',
  fontStyle: 'normal',
  fontDisplay: 'swap',
  unicodeRange: latin,
});

// The browser fetches the italic only when a question really uses it.
globalFontFace('Public Sans', {
  src: "url('@fontsource-variable/public-sans/files/public-sans-latin-wght-italic.woff2') format('woff2')",
  fontWeight: '100 900',
  fontStyle: 'italic',
  fontDisplay: 'swap',
  unicodeRange: latin,
});
