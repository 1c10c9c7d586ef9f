import { style } from '@vanilla-extract/css';
import { space } from '../../../theme/index.ts';

export const box = style({ containerType: 'inline-size', display: 'grid', gap: space.e16 });

export const list = style({
  listStyle: 'none',
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  // Space for the ring and the kite of the current cell.
  gap: '16px 12px',
  paddingBlock: '16px 6px',
  paddingInline: '6px',
  '@container': {
    '(min-width: 560px)': { gridTemplateColumns: 'repeat(8, minmax(0, 1fr))' },
  },
});

export const item = style({ display: 'grid' });
export const pager = style({ display: 'flex', justifyContent: 'center' });
