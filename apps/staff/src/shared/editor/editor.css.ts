import { from, space, stripHeight } from '@luneta/ui/theme';
import { style } from '@vanilla-extract/css';

/** The form, and beside it the student's screen. */
export const columns = style({
  display: 'grid',
  gap: space.e20,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [from.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 404px' } },
});
/** Under the bar, which stays in sight. */
export const beside = style({
  display: 'grid',
  gap: space.e16,
  minWidth: 0,
  '@media': {
    [from.wide]: {
      position: 'sticky',
      insetBlockStart: `calc(${stripHeight} + 84px)`,
      maxBlockSize: `calc(100dvh - ${stripHeight} - 100px)`,
      overflowY: 'auto',
    },
  },
});
