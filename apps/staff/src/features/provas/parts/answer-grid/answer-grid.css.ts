import { border, focusRing, layer, radius, size, space, type, vars } from '@luneta/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

export const whole = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.e12 });
/** The grid scrolls by itself, in both directions, so that heads and names stay in sight. */
export const scroller = style({
  overflow: 'auto',
  maxHeight: 'max(320px, 68dvh)',
  background: vars.bg.surface,
  border: `${border.medium} solid ${vars.border.subtle}`,
  borderRadius: radius.card,
  // Paper does not scroll: all rows are on it.
  '@media': { print: { overflow: 'visible', maxHeight: 'none' } },
});
export const table = style({ borderCollapse: 'separate', borderSpacing: 0 });
export const corner = style({
  ...type.captionStrong,
  position: 'sticky',
  insetBlockStart: 0,
  insetInlineStart: 0,
  zIndex: layer.sticky + 1,
  padding: `${space.e8} ${space.e12}`,
  background: vars.bg.sunken,
  color: vars.text.muted,
  textAlign: 'start',
});
export const head = style({
  ...type.captionStrong,
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: layer.sticky,
  minWidth: '36px',
  padding: `${space.e8} ${space.e4}`,
  background: vars.bg.sunken,
  color: vars.text.muted,
  textAlign: 'center',
  whiteSpace: 'nowrap',
});
export const name = style({
  ...type.smallStrong,
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: layer.page + 1,
  minWidth: '120px',
  maxWidth: '220px',
  padding: `${space.e4} ${space.e12}`,
  background: vars.bg.surface,
  borderBlockStart: `${border.thin} solid ${vars.border.subtle}`,
  borderInlineEnd: `${border.thin} solid ${vars.border.default}`,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  '@media': { 'screen and (max-width: 599px)': { maxWidth: '128px' } },
});
export const note = style({ ...type.caption, display: 'block', color: vars.text.muted });
export const noteWrong = style({ color: vars.danger.fg });
export const cell = style({
  ...type.smallStrong,
  minWidth: '36px',
  height: size.control.sm,
  padding: 0,
  border: `${border.thin} solid ${vars.border.subtle}`,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  cursor: 'cell',
  selectors: { '&:focus': { ...focusRing, outlineOffset: '-3px' } },
});
export const tone = styleVariants({
  plain: {},
  changed: { background: vars.info.soft, color: vars.info.fg },
  wrong: { background: vars.danger.soft, color: vars.danger.fg },
  off: { background: vars.bg.sunken, color: vars.text.muted, cursor: 'not-allowed' },
});
export const keypad = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.e4,
  '@media': { print: { display: 'none' } },
});
export const key = style({
  ...type.buttonSm,
  minWidth: size.target.min,
  minHeight: size.target.min,
  padding: `0 ${space.e12}`,
  border: `${border.medium} solid ${vars.border.control}`,
  borderRadius: radius.cell,
  background: vars.bg.surface,
  color: vars.text.default,
  cursor: 'pointer',
  selectors: { '&:hover': { background: vars.bg.brandSoft }, '&:focus-visible': focusRing },
});
