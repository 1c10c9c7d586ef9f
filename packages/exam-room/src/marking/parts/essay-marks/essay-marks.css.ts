import { border, font, radius, space, type, vars } from '@luneta/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({ listStyle: 'none', padding: 0, display: 'grid', gap: space.e16 });
export const item = style({ display: 'grid', gap: '6px', minWidth: 0 });
export const head = style({ display: 'flex', alignItems: 'center', gap: space.e8 });
export const number = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '28px',
  height: '28px',
  borderRadius: radius.chip,
  background: vars.bg.brandSoft,
  color: vars.text.link,
  fontFamily: font.display,
  fontWeight: 700,
  fontSize: '0.9375rem',
});
export const name = style({ ...type.bodyStrong, flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const mark = style({ ...type.smallStrong, flex: 'none', fontVariantNumeric: 'tabular-nums' });
export const comment = style({
  ...type.small,
  color: vars.text.muted,
  marginBlockStart: space.e4,
  paddingInlineStart: space.e12,
  borderInlineStart: `${border.strong} solid ${vars.border.subtle}`,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});
