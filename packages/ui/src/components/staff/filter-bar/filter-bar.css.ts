import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { border, from, radius, size, space, type } from '../../../theme/scale.ts';

export const bar = style({
  containerType: 'inline-size',
  display: 'grid',
  gap: space.e12,
  minWidth: 0,
  padding: space.e16,
  background: vars.bg.surface,
  border: `${border.medium} solid ${vars.border.subtle}`,
  borderRadius: radius.card,
});
/** The search is twice as wide as each of the selects; what clears them stands at the end of their line. */
export const fields = style({
  display: 'grid',
  gap: space.e12,
  alignItems: 'end',
  '@media': { [from.expanded]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
export const row = style({
  display: 'grid',
  gap: space.e12,
  alignItems: 'end',
  gridAutoFlow: 'column',
  // Wide enough for the words that say what is searched.
  gridTemplateColumns: 'minmax(min(18rem, 40%), 2fr)',
  gridAutoColumns: 'minmax(0, 1fr)',
});
export const selects = style({ display: 'grid', gap: space.e16 });
globalStyle(`${row} > ${selects}`, { display: 'contents' });
// Beside something else there is room for two in a line, below the search.
globalStyle(row, {
  '@container': {
    '(max-width: 34rem)': { gridAutoFlow: 'row', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});
globalStyle(`${row} > :first-child`, { '@container': { '(max-width: 34rem)': { gridColumn: '1 / -1' } } });
// Two days stand beside each other; what they take the search gives.
globalStyle(`${row}:has(> ${selects} > fieldset)`, { gridTemplateColumns: 'repeat(2, minmax(0, 1.4fr))' });
globalStyle(`${row} > ${selects} > fieldset`, { gridColumn: 'span 2' });

/** As high as the boxes beside it, so that its words stand on theirs. */
export const clear = style({ display: 'flex', alignItems: 'center', minHeight: size.control.lg });
globalStyle(`[data-densidade="compacta"] ${clear}`, { minHeight: size.control.sm, marginBlock: '-2px' });

/** What is in force, and how much that leaves. */
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space.e12}`,
  minWidth: 0,
  selectors: { '&:empty': { display: 'none' } },
});
export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space.e8}`,
  minWidth: 0,
  listStyle: 'none',
  padding: 0,
});
export const count = style({
  ...type.small,
  color: vars.text.muted,
  fontVariantNumeric: 'tabular-nums',
});
