import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { border, focusRing, font, from, motion, radius, space, type } from '../../../theme/scale.ts';

export const group = style({ border: 0, padding: 0, minInlineSize: 0 });
export const legend = style({ padding: 0, marginBlockEnd: space.e12 });
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space.e12,
  '@media': { [from.expanded]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: space.e20 } },
});

export const card = style({
  position: 'relative',
  display: 'grid',
  // The counts of a row stand at one height, however long the names are.
  gridTemplateRows: 'auto 1fr auto',
  gap: space.e8,
  padding: space.e12,
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
  padding: '11px',
  '@media': { '(forced-colors: active)': { borderColor: 'Highlight' } },
});

export const top = style({ display: 'flex', justifyContent: 'space-between', gap: space.e8 });
export const name = style({
  fontFamily: font.display,
  fontWeight: 700,
  fontSize: '1rem',
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});
export const counts = style({
  ...type.small,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '2px 8px',
  fontVariantNumeric: 'tabular-nums',
});
export const count = style({ display: 'inline-flex', alignItems: 'center', gap: space.e4 });
export const of = style({ color: vars.text.muted });
