import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { border, focusRing, motion, radius, size, space, type } from '../../../theme/scale.ts';

/** A table wider than its place scrolls by itself, never the page. */
export const scroller = style({
  overflowX: 'auto',
  maxWidth: '100%',
  background: vars.bg.surface,
  border: `${border.medium} solid ${vars.border.subtle}`,
  borderRadius: radius.card,
  selectors: { '&:focus-visible': focusRing },
});
export const table = style({ width: '100%', borderCollapse: 'collapse', textAlign: 'start' });
export const head = style({
  ...type.captionStrong,
  padding: `${space.e12} ${space.e12}`,
  background: vars.bg.sunken,
  color: vars.text.muted,
  textAlign: 'start',
  whiteSpace: 'nowrap',
});
/** The button fills the head, so that all of it sorts. */
export const sortable = style({ padding: 0 });
export const sort = style({
  ...type.captionStrong,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.e4,
  minHeight: size.target.min,
  padding: `0 ${space.e12}`,
  border: 0,
  borderRadius: radius.cell,
  background: 'none',
  color: vars.text.muted,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.bg.brandSoft, color: vars.text.default },
    '&:focus-visible': { ...focusRing, outlineOffset: '-3px' },
  },
});
export const sorted = style({ color: vars.text.link });
export const greyRow = style({ borderBlockStart: `${border.thin} solid ${vars.border.subtle}` });
export const row = style({
  transition: `background-color ${motion.fast}`,
  borderBlockStart: `${border.thin} solid ${vars.border.subtle}`,
  selectors: { '&:hover, &:focus-within': { background: vars.bg.brandSoft } },
});
export const cell = style({
  ...type.small,
  padding: `${space.e8} ${space.e12}`,
  // A word breaks only where it does not fit alone: "Manhã" and codes stay whole, and long names wrap.
  overflowWrap: 'break-word',
  fontVariantNumeric: 'tabular-nums',
});
export const density = styleVariants({ comfort: { height: '52px' }, compact: { height: size.control.md } });
/** As narrow as its tick. */
export const tick = style({ width: size.target.min, padding: `0 0 0 ${space.e4}` });
export const name = style({ ...type.smallStrong, textAlign: 'start', minWidth: '180px' });
export const align = styleVariants({ start: { textAlign: 'start' }, end: { textAlign: 'end' } });
/** Buttons have their own padding, so they do not increase the row height. */
export const actionsCell = style({ paddingBlock: 0 });
export const whole = style({ whiteSpace: 'nowrap' });
export const actions = style({
  display: 'flex',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: space.e4,
  whiteSpace: 'nowrap',
});

/** Where the rows would be: what is missing and what to do. */
export const blank = style({ selectors: { '&:empty': { display: 'none' } } });

/** What is shown of the rows, and what stands above or below it. */
export const stack = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.e12 });
export const cards = style({ display: 'grid', gap: space.e12, listStyle: 'none', padding: 0 });
export const card = style({
  display: 'grid',
  gap: space.e8,
  minWidth: 0,
  containerType: 'inline-size',
  padding: space.e16,
  background: vars.bg.surface,
  border: `${border.medium} solid ${vars.border.subtle}`,
  borderRadius: radius.card,
});
export const cardTicked = style({ borderColor: vars.option.selected.border });
export const cardHead = style({ display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between' });
export const cardTitle = style({ ...type.bodyStrong, minWidth: 0, overflowWrap: 'anywhere' });
export const facts = style({
  ...type.small,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${space.e2} ${space.e12}`,
  // In large text on a phone a value stands below its term: what does not wrap has the whole line.
  '@container': { '(max-width: 13rem)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const fact = style({ display: 'contents' });
export const term = style({ color: vars.text.muted });
export const value = style({ margin: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' });
export const cardActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.e4,
  // Text and icon buttons have padding. A negative margin aligns their content with the facts above.
  margin: '0 -10px -8px -14px',
});
