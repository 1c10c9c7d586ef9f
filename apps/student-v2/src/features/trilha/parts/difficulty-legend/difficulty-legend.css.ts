import { space } from '@luneta/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.e4} ${space.e16}`,
  listStyle: 'none',
  padding: 0,
});
