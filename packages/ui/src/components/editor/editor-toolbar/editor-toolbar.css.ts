import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { border, focusRing, motion, size, space } from '../../../theme/scale.ts';

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.e8,
  padding: `${space.e2} ${space.e4}`,
  borderBlockEnd: `${border.thin} solid ${vars.border.subtle}`,
});
export const group = style({ display: 'flex', flexWrap: 'wrap' });
/** The tools of a table stand below the others, which keep their places. */
export const ownLine = style({ flexBasis: '100%', borderBlockStart: `${border.thin} solid ${vars.border.subtle}` });

/** The target is 44 px; what is seen is 36. */
export const tool = style({
  display: 'grid',
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
globalStyle(`${tool}:focus-visible > ${face}`, focusRing);
/** Told by its edge too, not by colour alone. */
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
