import { size, space, vars } from '@luneta/ui/theme';
import { style } from '@vanilla-extract/css';

const expanded = 'screen and (min-width: 900px)';

/** The question, and on a wide screen all questions beside it. */
export const page = style({
  display: 'grid',
  gap: space.e24,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [expanded]: { gridTemplateColumns: `minmax(0, ${size.content.reading}) minmax(0, 1fr)` } },
});
export const aside = style({
  display: 'none',
  '@media': { [expanded]: { display: 'block', position: 'sticky', insetBlockStart: space.e24 } },
});
/** Within reach of the thumb, above the bar of a phone. */
export const nav = style({
  position: 'sticky',
  bottom: `calc(${size.bottomBar} + env(safe-area-inset-bottom, 0px))`,
  display: 'grid',
  // Side by side, and one below the other where large text would break their words.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
  gap: space.e12,
  paddingBlock: space.e12,
  background: vars.bg.canvas,
  '@media': { [expanded]: { bottom: 0 } },
});
