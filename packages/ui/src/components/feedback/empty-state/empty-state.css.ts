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
/** Words of a compact state: beside the icon, and the action below where the card is narrow. */
export const rowWords = style({ flex: '1 1 0', minWidth: 'min(9rem, calc(100% - 40px))', overflowWrap: 'anywhere' });
export const row = style({ display: 'flex', alignItems: 'center', gap: space.e12, flexWrap: 'wrap' });
