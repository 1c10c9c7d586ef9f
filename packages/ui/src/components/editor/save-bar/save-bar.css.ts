import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { border, from, layer, radius, space, stripHeight } from '../../../theme/scale.ts';

export const bar = style({
  position: 'sticky',
  insetBlockStart: stripHeight,
  zIndex: layer.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.e8} ${space.e4}`,
  padding: `${space.e8} ${space.e16} ${space.e8} ${space.e8}`,
  borderBlockEnd: `${border.medium} solid ${vars.border.subtle}`,
  background: vars.bg.surface,
  '@media': {
    [from.medium]: { padding: `${space.e12} 28px ${space.e12} 18px` },
  },
});
// What is scrolled to by keyboard comes to rest below the bar, which has two lines on a phone.
globalStyle(`html:has(${bar})`, { scrollPaddingBlockStart: `calc(8rem + ${stripHeight})` });
/** On a phone they take a line of their own, with the button at its end. */
export const actions = style({
  display: 'flex',
  flex: '1 1 100%',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.e12,
  paddingInlineStart: space.e8,
  '@media': {
    [from.medium]: { flex: '0 1 auto', justifyContent: 'flex-end' },
    // A phone lying on its side has no space for two lines.
    '(max-height: 480px)': { flex: '0 1 auto' },
  },
});
export const buttons = style({ display: 'flex', gap: space.e12, marginInlineStart: 'auto' });
export const pill = style({
  display: 'flex',
  paddingInline: '10px',
  borderRadius: radius.pill,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});
export const tone = styleVariants({
  saving: { background: vars.bg.sunken },
  saved: { background: vars.success.soft },
  unsaved: { background: vars.warning.soft },
  offline: { background: vars.danger.soft },
});
