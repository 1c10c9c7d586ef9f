import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { focusRing, motion, space } from '../../../theme/scale.ts';

export const picker = style({ display: 'flex', flexDirection: 'column', gap: space.e16 });
export const group = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 80px))',
  // Five rows keep their space on a short last page, so that the pager does not jump.
  gridTemplateRows: 'repeat(5, minmax(44px, auto))',
  justifyContent: 'center',
  gap: space.e4,
  border: 0,
  padding: 0,
  minWidth: 0,
});
export const legend = style({ padding: 0, height: 0 });
export const waiting = style({ opacity: 0.62 });

export const option = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '1',
  borderRadius: '50%',
  border: '3px solid transparent',
  cursor: 'pointer',
  transition: `border-color ${motion.fast}, background-color ${motion.fast}`,
  selectors: { '&:hover': { background: vars.bg.brandSoft } },
});
export const chosen = style({
  borderColor: vars.action.primary.bg,
  '@media': { '(forced-colors: active)': { borderColor: 'Highlight' } },
});
export const locked = style({ cursor: 'default', selectors: { '&:hover': { background: 'none' } } });
/** Says "this one" by shape as well as by colour. */
export const mark = style({
  position: 'absolute',
  insetBlockEnd: '-2px',
  insetInlineEnd: '-2px',
  display: 'grid',
  placeItems: 'center',
  width: '28px',
  height: '28px',
  borderRadius: '50%',
  border: `2px solid ${vars.bg.surface}`,
  background: vars.action.primary.bg,
  color: vars.action.primary.fg,
  pointerEvents: 'none',
});
globalStyle(`${option}:has(:focus-visible)`, focusRing);
// Without :has() (Firefox up to 120) the drawing itself shows the ring.
globalStyle(`${option} input:focus-visible + img`, { outline: focusRing.outline });
