import { style } from '@vanilla-extract/css';
import { readingScale, space } from '../../../theme/scale.ts';

export const textarea = style({
  paddingBlock: space.e12,
  resize: 'vertical',
  lineHeight: 1.55,
  // Grows with the text where the browser knows how; elsewhere it scrolls.
  fieldSizing: 'content',
  minHeight: 'calc(var(--rows) * 1.55em + 28px)',
});
export const reading = style({ fontSize: `calc(1.0625rem * ${readingScale})` });
