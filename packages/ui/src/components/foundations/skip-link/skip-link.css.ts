import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { layer, radius, size, space, type } from '../../../theme/scale.ts';

export const skipLink = style({
  ...type.button,
  position: 'fixed',
  insetBlockStart: space.e8,
  insetInlineStart: space.e8,
  zIndex: layer.skipLink,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: size.target.min,
  paddingInline: space.e20,
  borderRadius: radius.button,
  background: vars.bg.inverse,
  color: vars.text.inverse,
  '@media': { print: { display: 'none' } },
  selectors: { '&:not(:focus)': { transform: 'translateY(-200%)' } },
});
