import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { border, focusRing, from, motion, size, space, type } from '../../../theme/scale.ts';

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  padding: `${space.e2} ${space.e4}`,
  borderBlockEnd: `${border.thin} solid ${vars.border.subtle}`,
});
/** On a phone the groups wrap together: thirteen tools take two lines. */
export const group = style({
  display: 'contents',
  '@media': {
    [from.medium]: { display: 'flex', flexWrap: 'wrap', selectors: { '& + &': { marginInlineStart: space.e8 } } },
  },
});
/** The tools of a table stand below the others, which keep their places. */
export const ownLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  flexBasis: '100%',
  borderBlockStart: `${border.thin} solid ${vars.border.subtle}`,
  selectors: { '&&': { marginInlineStart: 0 } },
});

/** The target is 44 px; what is seen is 36. */
export const tool = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: size.target.min,
  height: size.target.min,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&[aria-disabled="true"]': { color: vars.text.disabled, cursor: 'not-allowed' },
  },
});
export const face = style({
  display: 'grid',
  placeItems: 'center',
  width: '36px',
  height: '36px',
  borderRadius: '8px',
  transition: `background-color ${motion.fast}`,
  selectors: { [`${tool}:hover:not([aria-disabled="true"]) &`]: { background: vars.bg.sunken } },
});
export const worded = style({ width: 'auto' });
globalStyle(`${worded} > ${face}`, {
  ...type.smallStrong,
  gridAutoFlow: 'column',
  gap: space.e4,
  width: 'auto',
  paddingInline: '10px',
});
globalStyle(`${tool}:focus-visible > ${face}`, focusRing);
/** Marked by its border too, not by colour alone. */
export const on = style({
  selectors: {
    '&&': {
      background: vars.info.soft,
      color: vars.info.fg,
      boxShadow: `inset 0 0 0 ${border.medium} ${vars.info.border}`,
    },
  },
  '@media': { '(forced-colors: active)': { outline: '2px solid Highlight' } },
});
