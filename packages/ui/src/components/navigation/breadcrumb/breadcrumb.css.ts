import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { radius, size, space, type } from '../../../theme/scale.ts';

export const list = style({
  ...type.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.e4,
  listStyle: 'none',
  padding: 0,
});
export const step = style({ display: 'flex', alignItems: 'center', minWidth: 0 });
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: size.target.min,
  minWidth: size.target.min,
  paddingInline: space.e4,
  borderRadius: radius.chip,
  color: vars.text.link,
  textUnderlineOffset: '0.2em',
  overflowWrap: 'anywhere',
});
export const arrow = style({ flex: 'none', color: vars.text.muted });
export const current = style({
  ...type.smallStrong,
  minWidth: 0,
  paddingInline: space.e4,
  overflowWrap: 'anywhere',
});
