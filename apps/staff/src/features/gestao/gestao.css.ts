import { from, space } from '@luneta/ui/theme';
import { style } from '@vanilla-extract/css';

export const filters = style({
  display: 'grid',
  gap: space.e12,
  alignItems: 'end',
  '@media': {
    [from.expanded]: { gridTemplateColumns: 'minmax(0, 2fr) repeat(3, minmax(0, 1fr)) auto' },
  },
});
