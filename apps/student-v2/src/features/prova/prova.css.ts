import { from, size, space } from '@luneta/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** Notices under the bar, in line with the content; no room is taken while there are none. */
export const notices = style({
  display: 'grid',
  gap: space.e8,
  width: '100%',
  maxWidth: size.content.student,
  marginInline: 'auto',
  padding: `${space.e12} ${space.e16} 0`,
});
globalStyle(`${notices}:not(:has(> [role='note'], > [role='alert'], > :not(:empty)))`, { padding: 0 });

/** From 1200 px the list of all questions stays open beside the question. */
export const columns = style({
  display: 'grid',
  gap: space.e24,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from.wide]: { gridTemplateColumns: `minmax(0, ${size.content.reading}) minmax(280px, 1fr)` } },
});

export const side = style({ position: 'sticky', top: `calc(${size.hud} + ${space.e24})` });
