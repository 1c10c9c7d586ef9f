import { style } from '@vanilla-extract/css';
import { space } from '../../../theme/index.ts';

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.e4} ${space.e16}`,
  listStyle: 'none',
  padding: 0,
});
