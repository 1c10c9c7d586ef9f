import { globalFontFace } from '@vanilla-extract/css';

// Fallback fonts with the same metrics, so that nothing moves when the font loads. Measured against Arial, whose widths
// Roboto nearly shares, over a Portuguese sample text.
globalFontFace('Gabarito Fallback', {
  src: "local('Arial Bold'), local('Arial-BoldMT'), local('Roboto Bold'), local('Roboto-Bold'), local('Liberation Sans Bold')",
  sizeAdjust: '92.29%',
  ascentOverride: '101.85%',
  descentOverride: '28.17%',
  lineGapOverride: '0%',
});

globalFontFace('Public Sans Fallback', {
  src: "local('Arial'), local('ArialMT'), local('Roboto'), local('Liberation Sans')",
  sizeAdjust: '102.79%',
  ascentOverride: '92.42%',
  descentOverride: '21.89%',
  lineGapOverride: '0%',
});
