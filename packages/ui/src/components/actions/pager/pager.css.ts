import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { border, from, motion, radius, size, space, type } from '../../../theme/scale.ts';

const row = style({ display: 'flex', alignItems: 'center', justifyContent: 'center' });
export const pager = styleVariants({
  compact: [row, { gap: space.e16 }],
  numbered: [row, { gap: space.e4 }],
  dots: [row, { gap: 0 }],
});
export const place = style({
  ...type.smallStrong,
  fontVariantNumeric: 'tabular-nums',
  minWidth: '9ch',
  textAlign: 'center',
});

export const list = style({ display: 'flex', alignItems: 'center', gap: space.e2, listStyle: 'none', padding: 0 });
/** Beside the current page: only where there is space. */
export const near = style({ display: 'none', '@media': { [from.medium]: { display: 'block' } } });
export const gap = style({ width: '20px', textAlign: 'center', color: vars.text.muted });
/** The gap for neighbours that are left out on narrow screens; hidden when they are shown. */
export const narrow = style({ '@media': { [from.medium]: { display: 'none' } } });
export const number = style({
  ...type.smallStrong,
  fontVariantNumeric: 'tabular-nums',
  minWidth: size.target.min,
  minHeight: size.target.min,
  padding: `0 ${space.e4}`,
  border: `${border.medium} solid transparent`,
  borderRadius: radius.input,
  background: 'none',
  color: vars.text.link,
  cursor: 'pointer',
  transition: `background-color ${motion.fast}`,
  selectors: {
    '&:hover': { background: vars.bg.brandSoft },
    '&[aria-current]': {
      background: vars.info.soft,
      borderColor: vars.info.border,
      color: vars.info.fg,
      fontWeight: 800,
      cursor: 'default',
    },
  },
});
/** The dot is drawn in the middle of a target of 44 px. */
export const dot = style({
  display: 'grid',
  placeItems: 'center',
  width: size.target.min,
  height: size.target.min,
  padding: 0,
  border: 0,
  borderRadius: radius.input,
  background: 'none',
  cursor: 'pointer',
  '::before': {
    content: '""',
    width: '10px',
    height: '10px',
    borderRadius: radius.pill,
    border: `${border.medium} solid ${vars.border.control}`,
    background: vars.bg.surface,
  },
  selectors: {
    '&:hover::before': { borderColor: vars.border.strong },
    '&[aria-current]::before': {
      width: '28px',
      background: vars.action.primary.bg,
      borderColor: vars.action.primary.bg,
    },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&[aria-current]::before': { background: 'Highlight' } } },
  },
});
