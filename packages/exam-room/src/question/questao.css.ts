import { from, size, space, stripHeight } from '@luneta/ui/theme';
import { style } from '@vanilla-extract/css';

/** From 1200 px the list of all questions stays open beside the question. */
export const columns = style({
  display: 'grid',
  gap: space.e24,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from.wide]: { gridTemplateColumns: `minmax(0, ${size.content.reading}) minmax(280px, 1fr)` } },
});

export const side = style({ position: 'sticky', top: `calc(${size.hud} + ${space.e24} + ${stripHeight})` });
