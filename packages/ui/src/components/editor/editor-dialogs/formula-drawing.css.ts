import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { border, radius, space } from '../../../theme/scale.ts';

/** The drawing of a formula; a wide one scrolls inside. */
export const formulaBox = style({
  display: 'grid',
  gap: space.e4,
  margin: 0,
  minHeight: '88px',
  alignContent: 'start',
  padding: `${space.e8} ${space.e16}`,
  overflowX: 'auto',
  border: `${border.thin} solid ${vars.border.default}`,
  borderRadius: radius.input,
  background: vars.bg.surface,
});
