import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { readingScale, space, type } from '../../../theme/scale.ts';

export const textarea = style({
  paddingBlock: space.e12,
  resize: 'vertical',
  lineHeight: 1.55,
  // Grows with the text where the browser knows how; elsewhere it scrolls.
  fieldSizing: 'content',
  minHeight: 'calc(var(--rows) * 1.55em + 28px)',
});
export const reading = style({ fontSize: `calc(1.0625rem * ${readingScale})` });
export const counter = style({
  ...type.caption,
  color: vars.text.muted,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
});
export const over = style({ color: vars.danger.fg, fontWeight: 700 });
