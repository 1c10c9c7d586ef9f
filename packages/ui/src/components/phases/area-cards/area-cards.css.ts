import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { border, focusRing, font, from, motion, radius, space, type } from '../../../theme/scale.ts';

export const group = style({ border: 0, padding: 0, minInlineSize: 0 });
/** Heading and what the areas are of, side by side where both fit. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.e8} ${space.e12}`,
  marginBlockEnd: space.e12,
});
export const legend = style({ flex: '1 1 9rem', minWidth: 0, textWrap: 'balance' });
// What is still loading keeps its place beside the heading.
globalStyle(`${head} > ${legend} + *`, { maxWidth: '12rem' });
export const grid = style({
  display: 'grid',
  // Two side by side on every phone; one below the other with large text.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
  gap: space.e12,
  '@media': { [from.expanded]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: space.e20 } },
});

export const card = style({
  position: 'relative',
  // On the narrowest screens, and with large text, the words stand below the ring.
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'center',
  gap: '6px',
  padding: '10px 8px',
  borderRadius: radius.card,
  border: `${border.medium} solid ${vars.border.subtle}`,
  background: vars.bg.surface,
  cursor: 'pointer',
  transition: `border-color ${motion.fast}`,
  selectors: {
    '&:hover': { borderColor: vars.action.primary.bg },
    '&:has(:focus-visible)': focusRing,
  },
});
/** The thicker edge takes its pixel from the padding. */
export const chosen = style({
  borderWidth: border.strong,
  borderColor: vars.action.primary.bg,
  padding: '9px 7px',
  '@media': { '(forced-colors: active)': { borderColor: 'Highlight' } },
});

export const words = style({ display: 'grid', gap: space.e2, flex: '1 1 5rem', minWidth: 0 });
export const name = style({
  fontFamily: font.display,
  fontWeight: 700,
  fontSize: '0.9375rem',
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});
export const counts = style({
  ...type.small,
  display: 'grid',
  fontVariantNumeric: 'tabular-nums',
});
/** In the corner of the chosen one, above its ring: the counts reach the corners below. */
export const check = style({
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockStart: 0,
  display: 'grid',
  placeItems: 'center',
  width: '22px',
  height: '22px',
  borderRadius: '12px 0 15px',
  background: vars.action.primary.bg,
  color: vars.action.primary.fg,
  '@media': { '(forced-colors: active)': { background: 'Highlight', color: 'HighlightText' } },
});
export const count = style({ display: 'flex', alignItems: 'center', gap: space.e4 });
export const of = style({ color: vars.text.muted });
export const trophy = style({ display: 'inline-flex', marginInlineStart: space.e4, color: vars.warning.fg });
