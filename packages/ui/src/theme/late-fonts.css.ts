// The fonts as rules of a style sheet: the browser fetches each when text needs it.
import { globalFontFace } from '@vanilla-extract/css';
import { displayFace, italicFace, textFace, type Face } from './font-faces.ts';

const rule = ({ family, weight, style, display, unicodeRange }: Face, file: string) =>
  globalFontFace(family, {
    src: `url('@fontsource-variable/${file}.woff2') format('woff2')`,
    fontWeight: weight,
    fontStyle: style,
    fontDisplay: display,
    unicodeRange,
  });

rule(displayFace, 'gabarito/files/gabarito-latin-wght-normal');
rule(textFace, 'public-sans/files/public-sans-latin-wght-normal');
rule(italicFace, 'public-sans/files/public-sans-latin-wght-italic');
