import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { from, layer, radius, shadow, size, space, type } from '../../../theme/scale.ts';

/** Above the bar of a phone, and a little above the edge of a wide screen. */
export const bar = style({
  position: 'sticky',
  bottom: `calc(${size.bottomBar} + ${space.e8} + env(safe-area-inset-bottom, 0px))`,
  zIndex: layer.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.e4} ${space.e12}`,
  padding: space.e12,
  borderRadius: radius.card,
  background: vars.bg.inverse,
  color: vars.text.inverse,
  boxShadow: shadow.dialog,
  '@media': {
    [from.expanded]: { bottom: space.e16, paddingInline: space.e16 },
    '(forced-colors: active)': { border: '2px solid CanvasText' },
    print: { display: 'none' },
  },
});
export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.e4} ${space.e12}`,
});
export const count = style({ ...type.bodyStrong, fontVariantNumeric: 'tabular-nums' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.e8 });

/** A text button inside takes the colour of the words around it. */
globalStyle(`${words} button`, { color: 'inherit', paddingInline: space.e4 });
/** The focus ring of the theme is made for light ground. */
globalStyle(`${bar} button:focus-visible`, { outlineColor: vars.text.inverse });
/** A row that takes the focus stops above the bar. */
globalStyle(`html:has(${bar})`, { scrollPaddingBlockEnd: '10rem' });
