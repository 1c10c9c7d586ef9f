import { style, styleVariants } from '@vanilla-extract/css';
import { space } from '../../../theme/scale.ts';

export const box = style({ display: 'grid', gap: space.e4, minWidth: 0, containerType: 'inline-size' });
export const list = style({ display: 'grid', gap: space.e8, listStyle: 'none', padding: 0 });
export const look = styleVariants({
  rows: { gridTemplateColumns: 'minmax(0, 1fr)' },
  grid: {
    gap: space.e12,
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    // On a phone one column reads better than titles of four lines.
    '@container': { '(max-width: 26rem)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
});
export const item = style({ minWidth: 0 });
export const toggle = style({ display: 'grid', justifyItems: 'center' });
