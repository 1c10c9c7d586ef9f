import { space } from '@luneta/ui/theme';
import { style } from '@vanilla-extract/css';

/** One below the other; on a wide screen the button stands at the end of their row. */
export const filters = style({
  display: 'grid',
  gap: space.e16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    'screen and (min-width: 900px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr)) auto', alignItems: 'end' },
  },
});
