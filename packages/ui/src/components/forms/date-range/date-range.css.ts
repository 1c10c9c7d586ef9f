import { style } from '@vanilla-extract/css';
import { space } from '../../../theme/scale.ts';

/** Side by side where both fit, else one below the other. */
export const dates = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 148px), 1fr))',
  gap: space.e12,
});
