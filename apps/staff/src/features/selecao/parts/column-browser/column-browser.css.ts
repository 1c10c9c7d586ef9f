import { border, focusRing, motion, radius, size, space, type, vars } from '@luneta/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr) minmax(0, 5fr)',
  height: 'clamp(360px, 100dvh - 380px, 640px)',
  background: vars.bg.surface,
  border: `${border.medium} solid ${vars.border.subtle}`,
  borderRadius: radius.card,
  overflow: 'hidden',
});
/** Where the screen is narrower than three readable columns they scroll sideways; the tree is the better choice there. */
export const readable = style({
  gridTemplateColumns: 'minmax(8rem, 2fr) minmax(9rem, 3fr) minmax(14rem, 5fr)',
  overflowX: 'auto',
});
export const column = style({ display: 'flex', flexDirection: 'column', minWidth: 0, minHeight: 0 });
globalStyle(`${column} + ${column}`, { borderInlineStart: `${border.thin} solid ${vars.border.subtle}` });
export const title = style({
  ...type.captionStrong,
  padding: `${space.e12} ${space.e16}`,
  background: vars.bg.sunken,
  color: vars.text.muted,
});
/** Scrolls by itself, so that the columns stay side by side however long one is. */
export const body = style({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  padding: space.e8,
  selectors: { '&:focus-visible': { ...focusRing, outlineOffset: '-3px' } },
});
export const grey = style({ padding: `${space.e12} ${space.e16}` });
export const empty = style({ ...type.small, padding: space.e8, color: vars.text.muted });

export const list = style({ display: 'grid', gap: space.e2, listStyle: 'none', padding: 0 });
export const group = style({
  ...type.captionStrong,
  padding: `${space.e12} ${space.e8} ${space.e4}`,
  color: vars.text.muted,
});
export const item = style({
  ...type.small,
  display: 'flex',
  alignItems: 'center',
  gap: space.e8,
  width: '100%',
  minHeight: size.target.min,
  padding: `${space.e4} ${space.e8}`,
  border: 0,
  borderRadius: radius.cell,
  background: 'none',
  color: vars.text.default,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `background-color ${motion.fast}`,
  selectors: {
    '&:hover': { background: vars.bg.sunken },
    '&[aria-current="true"]': { background: vars.info.soft, color: vars.info.fg, fontWeight: 650 },
    '&:focus-visible': { ...focusRing, outlineOffset: '-3px' },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&[aria-current="true"]': { border: '2px solid Highlight' } } },
  },
});
/** The fact is at the end of the line, or below the name when the name would become too narrow. */
export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.e8,
  flex: 1,
  minWidth: 0,
});
export const label = style({ flex: '1 1 14ch', minWidth: 0, overflowWrap: 'anywhere' });
export const meta = style({
  ...type.caption,
  flex: 'none',
  color: vars.text.muted,
  fontVariantNumeric: 'tabular-nums',
});
