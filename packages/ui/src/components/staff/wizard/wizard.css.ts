import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { border, focusRing, from, largeText, layer, radius, size, space, type } from '../../../theme/scale.ts';

export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 0 auto',
  gap: space.e16,
  minWidth: 0,
  minHeight: '100%',
  // Foot and choices inside ask how many letters fit.
  containerType: 'inline-size',
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.e4} ${space.e8}`,
});
// The cross stands in a larger target: the mark is in line with the text below, and so is a title that wraps.
globalStyle(`${head} > :first-child`, { marginInlineStart: '-10px' });
export const words = style({ flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' });
export const step = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.e16, minWidth: 0 });
/** Names the step for readers, and takes the focus when it is another one; the steps above name it for the eye. */
export const heading = style({
  ...type.h3,
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  selectors: {
    // Who got here by keyboard sees where the focus is.
    '&:focus-visible': {
      ...focusRing,
      position: 'static',
      width: 'fit-content',
      height: 'auto',
      clipPath: 'none',
      borderRadius: radius.chip,
    },
  },
});
/** At the foot of the screen, above a `PhoneBar`, over the whole width of its `Content`. */
export const foot = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: layer.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.e8} ${space.e16}`,
  marginBlockStart: 'auto',
  marginInline: `calc(-1 * ${space.e16})`,
  padding: `${space.e12} ${space.e16}`,
  background: vars.bg.surface,
  borderBlockStart: `${border.thin} solid ${vars.border.default}`,
  // Text so large that the foot would cover half of a phone: it stands at the end.
  '@container': { [largeText]: { position: 'static' } },
  '@media': {
    [from.medium]: { marginInline: `calc(-1 * ${space.e24})`, paddingInline: space.e24 },
    [from.expanded]: { marginInline: `calc(-1 * ${space.e32})`, paddingInline: space.e32 },
    [from.wide]: { marginInline: `calc(-1 * ${space.e40})`, paddingInline: space.e40 },
    'screen and (max-width: 899px)': {
      insetBlockEnd: `calc(${size.bottomBar} + env(safe-area-inset-bottom, 0px))`,
    },
    print: { display: 'none' },
  },
});
// A control that takes the focus stops above the foot, not behind it.
globalStyle(`html:has(${foot})`, { scrollPaddingBlockEnd: '10rem' });
export const note = style({ ...type.small, flex: '1 1 16rem', minWidth: 0 });
/** The main button comes first for the keyboard and stands last. */
export const actions = style({
  display: 'flex',
  flexDirection: 'row-reverse',
  flexWrap: 'wrap',
  gap: space.e8,
  flex: '1 1 100%',
  '@media': { [from.medium]: { flex: '0 1 auto', marginInlineStart: 'auto' } },
});
// On a phone two buttons share a row where both fit, the main one taking what is left.
globalStyle(`${actions} > *`, { flex: '1 1 auto', '@media': { [from.medium]: { flex: 'none' } } });
globalStyle(`${actions} > :first-child`, { flexGrow: 4, '@media': { [from.medium]: { flexGrow: 0 } } });
