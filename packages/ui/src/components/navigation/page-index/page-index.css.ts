import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import {
  border,
  focusRing,
  from,
  layer,
  motion,
  motionWanted,
  radius,
  size,
  space,
  stripHeight,
  type,
} from '../../../theme/scale.ts';

/** px left of the current chip, so that the one before peeks in. */
export const edge = 32;

export const nav = style({
  position: 'sticky',
  insetBlockStart: stripHeight,
  zIndex: layer.sticky,
  minWidth: 0,
  background: vars.bg.canvas,
  borderBlockEnd: `${border.medium} solid ${vars.border.subtle}`,
  '@media': {
    [from.expanded]: {
      insetBlockStart: `calc(${space.e24} + ${stripHeight})`,
      alignSelf: 'start',
      maxHeight: `calc(100vh - ${space.e48} - ${stripHeight})`,
      overflowY: 'auto',
      background: 'none',
      borderBlockEnd: 0,
    },
    print: { display: 'none' },
  },
});
export const title = style({
  ...type.smallStrong,
  display: 'none',
  padding: `0 ${space.e12} ${space.e8}`,
  color: vars.text.muted,
  '@media': { [from.expanded]: { display: 'block' } },
});
export const list = style({
  position: 'relative',
  display: 'flex',
  gap: space.e8,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  padding: space.e8,
  // The last chip can be seen whole.
  scrollPaddingInline: space.e8,
  listStyle: 'none',
  '@media': {
    [motionWanted]: { scrollBehavior: 'smooth' },
    [from.expanded]: { flexDirection: 'column', gap: space.e2, padding: '5px', overflowX: 'visible' },
  },
});
/** All chips have the height of the tallest: a long title takes a second line, and is never cut. */
export const item = style({
  flex: 'none',
  display: 'flex',
  '@media': { [from.expanded]: { flex: 'initial', display: 'block' } },
});
export const entry = style({
  ...type.smallStrong,
  display: 'flex',
  alignItems: 'center',
  gap: space.e8,
  minHeight: size.target.min,
  minWidth: size.target.min,
  maxWidth: 'max(70vw, min(85vw, 16rem))',
  padding: `${space.e8} ${space.e16}`,
  border: `${border.medium} solid ${vars.border.default}`,
  borderRadius: radius.pill,
  background: vars.bg.surface,
  color: vars.text.default,
  textDecoration: 'none',
  transition: `background-color ${motion.fast}, border-color ${motion.fast}`,
  selectors: {
    '&:hover': { borderColor: vars.action.primary.bg },
    '&:focus-visible': { ...focusRing, outlineOffset: 0 },
  },
  '@media': {
    [from.expanded]: {
      maxWidth: 'none',
      padding: `${space.e8} ${space.e12}`,
      borderColor: 'transparent',
      borderRadius: radius.input,
      background: 'none',
      overflowWrap: 'anywhere',
    },
  },
});
export const here = style({
  borderColor: vars.action.primary.bg,
  background: vars.info.soft,
  color: vars.info.fg,
  '@media': { [from.expanded]: { borderColor: 'transparent', background: vars.info.soft } },
});
/** The kite says "you are here" in every app. */
export const kite = style({
  flex: 'none',
  width: '10px',
  height: '10px',
  transform: 'rotate(45deg)',
  borderRadius: '2px',
  border: `${border.medium} solid ${vars.game.starText}`,
  background: vars.game.star,
  forcedColorAdjust: 'none',
});
