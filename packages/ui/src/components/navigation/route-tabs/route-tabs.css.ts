import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { border, font, from, motion, size, space } from '../../../theme/scale.ts';

export const nav = style({
  background: vars.bg.surface,
  borderBlockEnd: `${border.medium} solid ${vars.border.subtle}`,
  '@media': { print: { display: 'none' } },
});
export const list = style({
  display: 'flex',
  // Large text on the narrowest phone: a tab whose word does not fit goes to the next line, and none is cut.
  flexWrap: 'wrap',
  maxWidth: size.content.reading,
  marginInline: 'auto',
  listStyle: 'none',
  padding: 0,
});
export const tab = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: size.target.comfort,
  // Little at the sides: a word of nine capitals has to fit half a phone at twice its size.
  padding: `${space.e8} ${space.e2}`,
  fontFamily: font.display,
  fontWeight: 600,
  lineHeight: 1.2,
  textAlign: 'center',
  textDecoration: 'none',
  color: vars.text.muted,
  transition: `color ${motion.fast}`,
  selectors: {
    '&:hover': { color: vars.text.default },
    '&:focus-visible': { outlineOffset: '-4px' },
    '&[aria-current="page"]': {
      color: vars.text.link,
      fontWeight: 700,
      boxShadow: `inset 0 -4px 0 ${vars.action.primary.bg}`,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[aria-current="page"]': { borderBlockEnd: '4px solid Highlight' } },
    },
  },
});

globalStyle(`${list} > li`, { flex: '1 1 0', minWidth: 'min-content' });

/** On wide pages of the console the tabs begin where the page begins, each as wide as its words. */
const dense = '[data-densidade="compacta"]';
globalStyle(`${dense} ${nav}`, { background: 'none' });
globalStyle(`${dense} ${list}`, {
  display: 'grid',
  gridAutoFlow: 'column',
  // More tabs than fit move sideways, not the page.
  gridAutoColumns: 'minmax(min-content, 1fr)',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // Distances of the tabs are counted from here.
  position: 'relative',
  whiteSpace: 'nowrap',
  columnGap: space.e12,
  '@media': {
    [from.expanded]: { gridAutoColumns: 'max-content', columnGap: space.e24, maxWidth: 'none', marginInline: 0 },
  },
});
globalStyle(`${dense} ${tab}`, {
  '@media': { [from.expanded]: { minHeight: size.target.min, paddingInline: space.e4 } },
});
