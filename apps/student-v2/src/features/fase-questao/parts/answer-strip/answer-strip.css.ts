import { border, from, layer, motion, motionWanted, size, space, type, vars } from '@luneta/ui/theme';
import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';

const rise = keyframes({ from: { transform: 'translateY(100%)' } });

const base = style({
  position: 'sticky',
  bottom: 0,
  zIndex: layer.sticky,
  paddingBlock: `${space.e12} calc(${space.e16} + env(safe-area-inset-bottom, 0px))`,
  paddingInline: space.e16,
  color: vars.text.default,
  borderBlockStart: `${border.strong} solid`,
  '@media': {
    [from.medium]: { paddingInline: space.e24 },
    [motionWanted]: { animation: `${rise} ${motion.modal} backwards` },
  },
});
/** A control that takes the focus stops above the strip, not behind it. */
globalStyle(`html:has(${base})`, { scrollPaddingBlockEnd: '14rem' });

export const strip = styleVariants({
  right: [base, { background: vars.success.soft, borderColor: vars.success.border }],
  wrong: [base, { background: vars.warning.soft, borderColor: vars.warning.border }],
  unknown: [base, { background: vars.bg.surface, borderColor: vars.border.default }],
});
/** With the explanation open it is as high as `words` lets it be. */
globalStyle(`html:has(${base} details[open])`, { scrollPaddingBlockEnd: 'calc(40vh + 6rem)' });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${space.e8} ${space.e12}`,
  maxWidth: size.content.student,
  marginInline: 'auto',
  '@media': { [from.expanded]: { gridTemplateColumns: 'auto minmax(0, 1fr) minmax(12rem, auto)' } },
});
export const figure = style({
  display: 'block',
  // Large text needs the whole width.
  '@media': { '(max-width: 20em)': { display: 'none' } },
});
export const words = style({
  display: 'grid',
  gap: space.e2,
  minWidth: 0,
  // A wide formula scrolls by itself and leaves the lines their width.
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { '(max-width: 20em)': { gridColumn: '1 / -1' } },
  // A long explanation scrolls here, so that the question stays in sight.
  maxHeight: '40vh',
  overflowY: 'auto',
});
export const title = style({ ...type.h3, display: 'flex', alignItems: 'center', gap: space.e8 });
export const text = style({ ...type.small, overflowWrap: 'anywhere' });
export const action = style({
  gridColumn: '1 / -1',
  display: 'grid',
  '@media': { [from.expanded]: { gridColumn: 'auto' } },
});
