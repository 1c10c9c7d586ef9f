import { style } from '@vanilla-extract/css';
import { space, type, vars } from '../../../theme/index.ts';

/** Two subjects side by side where there is space; a single one has the whole width. */
export const groups = style({
  display: 'grid',
  gap: `${space.e20} ${space.e24}`,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 250px), 1fr))',
});
export const group = style({ containerType: 'inline-size', display: 'grid', gap: space.e8, minWidth: 0 });
/** With large text on a narrow phone the count stands below the name. */
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `0 ${space.e8}` });
export const title = style({ ...type.cardTitle, flex: '1 1 4.5rem', minWidth: 0, overflowWrap: 'anywhere' });
export const count = style({
  ...type.smallStrong,
  flex: 'none',
  fontVariantNumeric: 'tabular-nums',
  color: vars.text.default,
});

/** px; with more, six cells of 44 px would not fit a card on a phone of 360 px. */
const GAP = 5;
const columns = (most: number) => `repeat(auto-fill, minmax(max(44px, (100% - ${(most - 1) * GAP}px) / ${most}), 1fr))`;
/** Six in a row on a phone, nine where there is space, fewer only when a cell would fall under 44 px. */
export const cells = style({
  listStyle: 'none',
  padding: 0,
  display: 'grid',
  gap: `${GAP}px`,
  gridTemplateColumns: columns(6),
  '@container': { '(min-width: 520px)': { gridTemplateColumns: columns(9) } },
});
export const cell = style({ display: 'grid' });
