import { from, space, stripHeight } from '@luneta/ui/theme';
import { style } from '@vanilla-extract/css';

/** The form, and beside it the student's screen of 380 px where there is space (ux S6). */
export const columns = style({
  display: 'grid',
  gap: space.e20,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [from.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 380px' } },
});
/** Under the bar, which stays in sight. */
export const beside = style({
  position: 'sticky',
  insetBlockStart: `calc(${stripHeight} + 84px)`,
  minWidth: 0,
});
/** An entry of a list: the text, and beside it what can be done with its place. */
export const entry = style({
  display: 'grid',
  gap: space.e8,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from.expanded]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'start' } },
});
/** Two texts to be compared: one below the other, side by side where there is space. */
export const two = style({
  display: 'grid',
  gap: space.e16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from.expanded]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
/** One of two texts: long ones scroll in their own box. */
export const lado = style({ maxBlockSize: '420px', overflowY: 'auto', minWidth: 0 });
