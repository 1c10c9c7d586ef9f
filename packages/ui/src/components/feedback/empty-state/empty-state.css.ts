import { style } from '@vanilla-extract/css';
import { space } from '../../../theme/scale.ts';

export const scene = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space.e12,
  padding: `${space.e24} ${space.e16}`,
  textAlign: 'center',
});
export const words = style({ display: 'grid', gap: space.e4, maxWidth: '36ch' });
export const row = style({ display: 'flex', alignItems: 'center', gap: space.e12, flexWrap: 'wrap' });
