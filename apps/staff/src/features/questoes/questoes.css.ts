import { space } from '@luneta/ui/theme';
import { style } from '@vanilla-extract/css';

/** The list, and beside it the question as a student sees it. */
export const beside = style({
  display: 'grid',
  gap: space.e16,
  gridTemplateColumns: 'minmax(0, 1fr) 372px',
  alignItems: 'start',
});
