import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { border, from, radius, space } from '../../../theme/scale.ts';

export const box = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space.e12,
  padding: space.e16,
  border: `${border.medium} solid ${vars.border.subtle}`,
  borderRadius: radius.card,
  background: vars.bg.surface,
  '@media': { [from.medium]: { padding: space.e24 } },
});
export const head = style({ display: 'flex', alignItems: 'center', gap: space.e12 });
