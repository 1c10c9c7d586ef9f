import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { border, radius, space, type } from '../../../theme/scale.ts';

export const summary = style({
  display: 'grid',
  gap: space.e4,
  padding: `${space.e12} ${space.e16}`,
  border: `${border.medium} solid ${vars.danger.border}`,
  borderRadius: radius.button,
  background: vars.danger.soft,
  color: vars.danger.fg,
});
export const title = style({ ...type.bodyStrong, display: 'flex', alignItems: 'center', gap: space.e8 });
export const list = style({ margin: 0, paddingInlineStart: space.e24 });
export const link = style({
  ...type.body,
  display: 'block',
  paddingBlock: '10px',
  color: 'inherit',
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: '0.15em',
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { textDecorationThickness: '2px' } },
});
