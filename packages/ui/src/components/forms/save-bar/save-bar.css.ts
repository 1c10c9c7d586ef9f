import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { border, from, layer, radius, shadow, size, space, stripHeight } from '../../../theme/scale.ts';

export const top = style({
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
    print: { position: 'static' },
  },
});
// What is scrolled to by keyboard comes to rest below the bar, which has two lines on a phone.
globalStyle(`html:has(${top})`, { scrollPaddingBlockStart: `calc(8rem + ${stripHeight})` });

export const foot = style({
  padding: `${space.e8} ${space.e12}`,
  border: `${border.medium} solid ${vars.border.subtle}`,
  borderRadius: radius.card,
  background: vars.bg.surface,
  '@media': { print: { display: 'none' } },
});
/** Above the bar of a phone, and a little above the edge of a wide screen. */
export const inSight = style({
  position: 'sticky',
  bottom: `calc(${size.bottomBar} + ${space.e8} + env(safe-area-inset-bottom, 0px))`,
  zIndex: layer.sticky,
  boxShadow: shadow.float,
  '@media': { [from.expanded]: { bottom: space.e16 } },
});
/** A field that takes the focus stops above the bar. */
globalStyle(`html:has(${inSight})`, { scrollPaddingBlockEnd: '12rem' });

/** The state at the start, the buttons at the end, in as many lines as a phone needs. */
export const content = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space.e8,
  selectors: { [`${top} > &`]: { flex: '1 1 100%', paddingInlineStart: space.e8 } },
  '@media': {
    [from.medium]: { selectors: { [`${top} > &`]: { flex: '0 1 auto' } } },
    // A phone lying on its side has no space for two lines.
    '(max-height: 480px)': { selectors: { [`${top} > &`]: { flex: '0 1 auto' } } },
  },
});
globalStyle(`${content} > button`, { '@media': { print: { display: 'none' } } });
export const state = style({ display: 'flex', marginInlineEnd: 'auto' });
export const pill = style({
  display: 'flex',
  paddingInline: '10px',
  borderRadius: radius.cell,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});
/** Both buttons of a foot stand in one line. */
globalStyle(`${inSight} ${state}`, {
  flexBasis: '100%',
  '@media': { [from.medium]: { flexBasis: 'auto' }, '(max-height: 480px)': { flexBasis: 'auto' } },
});
export const tone = styleVariants({
  saving: { background: vars.bg.sunken },
  saved: { background: vars.success.soft },
  unsaved: { background: vars.warning.soft },
  failed: { background: vars.danger.soft },
  offline: { background: vars.danger.soft },
});
