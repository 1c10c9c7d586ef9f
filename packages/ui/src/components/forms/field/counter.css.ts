import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { type } from '../../../theme/scale.ts';

export const counter = style({
  ...type.caption,
  color: vars.text.muted,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
});
export const near = style({ color: vars.warning.fg, fontWeight: 600 });
export const over = style({ color: vars.danger.fg, fontWeight: 700 });
