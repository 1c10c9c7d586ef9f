import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { border, motion, radius, size, space, stripHeight, type } from '../../../theme/scale.ts';

/** Tall enough for the end of the bar to stay in sight while the places above it scroll. */
const tall = '(min-height: 520px)';

export const side = style({
  position: 'sticky',
  insetBlockStart: stripHeight,
  display: 'flex',
  flexDirection: 'column',
  gap: space.e16,
  flex: 'none',
  width: size.sidebar.open,
  height: [`calc(100vh - ${stripHeight})`, `calc(100dvh - ${stripHeight})`],
  padding: `${space.e16} ${space.e12}`,
  overflowY: 'auto',
  background: vars.bg.surface,
  borderInlineEnd: `${border.medium} solid ${vars.border.subtle}`,
  '@media': { print: { display: 'none' }, [tall]: { scrollPaddingBlockEnd: '16rem' } },
});
export const folded = style({ width: size.sidebar.folded });

/** Brand and the button that folds; one below the other when folded. */
export const head = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space.e4 });
globalStyle(`${folded} ${head}`, { flexDirection: 'column' });

export const list = style({ display: 'grid', gap: space.e4, listStyle: 'none', padding: 0 });
export const item = style({
  ...type.smallStrong,
  display: 'flex',
  alignItems: 'center',
  gap: space.e12,
  width: '100%',
  minHeight: size.target.min,
  padding: `${space.e8} ${space.e12}`,
  border: 0,
  borderRadius: radius.input,
  background: 'none',
  color: vars.text.muted,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `background-color ${motion.fast}`,
  selectors: {
    '&:hover': { background: vars.bg.sunken },
    '&[aria-current="page"]': { background: vars.info.soft, color: vars.info.fg },
    '&[aria-busy="true"]': { cursor: 'progress' },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&[aria-current="page"]': { border: '2px solid Highlight' } } },
  },
});
globalStyle(`${folded} ${item}`, { justifyContent: 'center', paddingInline: 0 });
export const words = style({ minWidth: 0, overflowWrap: 'anywhere' });

/** A line parts who is in from where to go. On a low screen it stays in sight with the way out. */
export const end = style({
  display: 'grid',
  gap: space.e8,
  marginBlockStart: 'auto',
  paddingBlockStart: space.e12,
  borderBlockStart: `${border.medium} solid ${vars.border.subtle}`,
  background: vars.bg.surface,
  '@media': { [tall]: { position: 'sticky', insetBlockEnd: 0 } },
});
export const person = style({ display: 'grid', gap: space.e2, paddingInline: space.e12, minWidth: 0 });
export const personName = style({
  ...type.smallStrong,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
});
export const personDetail = style({ ...type.caption, color: vars.text.muted });
export const foot = style({ ...type.small, paddingInline: space.e12 });
