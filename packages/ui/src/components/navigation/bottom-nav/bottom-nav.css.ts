import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { border, layer, motion, size, space, type } from '../../../theme/scale.ts';

export const nav = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: layer.navigation,
  background: vars.bg.surface,
  borderBlockStart: `${border.medium} solid ${vars.border.subtle}`,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  '@media': { print: { display: 'none' } },
});
// On a phone the head of such a page has no bar: toasts stand above this one, and the name at the top stays in sight.
globalStyle(`html:has(${nav})`, {
  '@media': {
    'screen and (max-width: 599px)': {
      vars: { '--toast': `auto calc(${size.bottomBar} + ${space.e12} + env(safe-area-inset-bottom))` },
    },
  },
});
export const list = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  height: size.bottomBar,
  listStyle: 'none',
  padding: 0,
});
export const item = style({
  ...type.tab,
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '2px',
  height: '100%',
  color: vars.text.muted,
  textDecoration: 'none',
  transition: `color ${motion.fast}`,
  selectors: {
    '&[aria-current="page"]': { color: vars.text.link },
    '&:focus-visible': { outlineOffset: '-4px', borderRadius: '14px' },
  },
});
/** The pill behind the icon marks the current page, together with the colour. */
export const pill = style({
  display: 'grid',
  placeItems: 'center',
  width: '56px',
  height: '32px',
  borderRadius: '16px',
  transition: `background-color ${motion.fast}`,
});
export const large = style({ width: '64px', height: '36px', borderRadius: '18px' });
globalStyle(`${item}:hover ${pill}`, { background: vars.bg.sunken });
globalStyle(`${item}[aria-current="page"] ${pill}`, { background: vars.info.soft });
globalStyle(`${item}[aria-current="page"] ${pill}`, {
  '@media': { '(forced-colors: active)': { border: '2px solid Highlight' } },
});

/** What is left of the screen beside four words: below 0 they stand in two rows. No query sees the size of the text. */
const LEFT = '(100vw - 18.4rem) * 999';
/** `more` while there is one row, `less` with two. */
const inOneRow = (less: string, more: string): string => `clamp(${less}, ${LEFT}, ${more})`;
const bar = `clamp(64px, 64px - ${LEFT}, 104px)`;

/** With words the bar grows with them (text of 200 %): two by two, each beside its icon. */
export const labelled = style([
  list,
  {
    height: bar,
    gridAutoFlow: 'row',
    gridAutoRows: 'minmax(0, 1fr)',
    gridTemplateColumns: `repeat(auto-fit, minmax(clamp(20%, 0px - ${LEFT}, 40%), 1fr))`,
  },
]);
globalStyle(`html:has(${labelled})`, { vars: { '--bar': bar } });
globalStyle(`${labelled} ${item}`, {
  flexDirection: 'row',
  flexWrap: 'wrap',
  alignContent: 'center',
  columnGap: space.e4,
});
globalStyle(`${labelled} ${pill}`, { width: inOneRow('28px', '56px') });
/** As wide as its column it stands below the icon, else beside it. */
export const word = style({ minWidth: inOneRow('0px', '100%'), textAlign: 'center' });
