import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { border, motion, radius, size, space, stripHeight, type } from '../../../theme/scale.ts';

export const rail = style({
  position: 'sticky',
  insetBlockStart: stripHeight,
  display: 'flex',
  flexDirection: 'column',
  gap: space.e8,
  width: size.rail,
  height: [`calc(100vh - ${stripHeight})`, `calc(100dvh - ${stripHeight})`],
  padding: `${space.e16} ${space.e12}`,
  overflowY: 'auto',
  background: vars.bg.surface,
  borderInlineEnd: `${border.medium} solid ${vars.border.subtle}`,
  '@media': { print: { display: 'none' } },
});
export const head = style({ display: 'grid', justifyItems: 'center', padding: `${space.e4} 0 18px` });
export const foot = style({ marginBlockStart: 'auto' });
export const list = style({ display: 'grid', gap: '6px', listStyle: 'none', padding: 0 });
export const item = style({
  ...type.captionStrong,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.e4,
  minHeight: '68px',
  textAlign: 'center',
  borderRadius: radius.input,
  color: vars.text.muted,
  textDecoration: 'none',
  transition: `background-color ${motion.fast}`,
  selectors: {
    '&:hover': { background: vars.bg.sunken },
    '&[aria-current="page"]': { background: vars.info.soft, color: vars.info.fg },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&[aria-current="page"]': { border: '2px solid Highlight' } } },
  },
});
