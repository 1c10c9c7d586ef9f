import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { space, type } from '../../../theme/scale.ts';

export const changes = style({ display: 'grid', gap: space.e2, listStyle: 'none', padding: 0 });
export const change = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space.e8}`,
  overflowWrap: 'anywhere',
});
export const field = style({ color: vars.text.muted, minWidth: '6rem' });
export const pair = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space.e8}`,
  minWidth: 0,
  fontVariantNumeric: 'tabular-nums',
});
export const old = style({ color: vars.text.muted, textDecoration: 'line-through' });
export const young = style({ ...type.smallStrong, color: vars.text.default });
export const amount = style({ ...type.smallStrong });
export const trend = styleVariants({ up: { color: vars.success.fg }, down: { color: vars.danger.fg } });
