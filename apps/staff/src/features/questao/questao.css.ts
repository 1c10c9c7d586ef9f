import { from, space } from '@luneta/ui/theme';
import { style } from '@vanilla-extract/css';

/** The question, and beside it its figures. */
export const columns = style({
  display: 'grid',
  gap: space.e20,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [from.wide]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' } },
});
/** As wide as a phone of 360 px. */
export const phone = style({ maxWidth: '360px', width: '100%', marginInline: 'auto' });
