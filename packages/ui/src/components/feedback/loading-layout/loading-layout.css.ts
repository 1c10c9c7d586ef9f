import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { border, radius, size, space } from '../../../theme/scale.ts';

export const head = style({
  height: size.control.md,
  borderStartStartRadius: radius.card,
  borderStartEndRadius: radius.card,
  background: vars.bg.sunken,
});
export const row = style({
  display: 'grid',
  gridTemplateColumns: '2fr 1fr 1fr',
  alignItems: 'center',
  gap: space.e16,
  minHeight: size.control.lg,
  paddingInline: space.e16,
  borderBlockStart: `${border.thin} solid ${vars.border.subtle}`,
});
