import { from, layer, size, space, stripHeight, vars } from '@luneta/ui/theme';
import { style } from '@vanilla-extract/css';

/** Notices stay under the bar while the question scrolls; no room is taken while there are none. */
export const notices = style({
  position: 'sticky',
  top: `calc(${size.hud} + ${stripHeight})`,
  zIndex: layer.sticky,
  background: vars.bg.canvas,
  display: 'grid',
  gap: space.e8,
  width: '100%',
  maxWidth: size.content.student,
  marginInline: 'auto',
  paddingBlock: space.e8,
  // The gutters of the content below.
  paddingInline: space.e16,
  '@media': {
    [from.medium]: { paddingInline: space.e24 },
    [from.expanded]: { paddingInline: space.e32 },
    [from.wide]: { paddingInline: space.e40 },
  },
});
/** Nothing to say: the region stays for screen readers and takes no room. */
export const quiet = style({ paddingBlock: 0 });

/** From 1200 px the list of all questions stays open beside the question. */
export const columns = style({
  display: 'grid',
  gap: space.e24,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from.wide]: { gridTemplateColumns: `minmax(0, ${size.content.reading}) minmax(280px, 1fr)` } },
});

export const side = style({ position: 'sticky', top: `calc(${size.hud} + ${space.e24} + ${stripHeight})` });
