import { style } from '@vanilla-extract/css';
import { font, radius, size, space, type, vars } from '../../../theme/index.ts';

export const list = style({ listStyle: 'none', padding: 0, display: 'grid', gap: space.e16 });
export const item = style({ display: 'flex', gap: space.e12, alignItems: 'flex-start' });
export const tile = style({
  flex: 'none',
  width: size.tile[44],
  height: size.tile[44],
  display: 'grid',
  placeItems: 'center',
});
export const iconTile = style({ borderRadius: radius.input, background: vars.info.soft, color: vars.info.fg });
// A title alone stands in the middle of its picture.
export const words = style({ display: 'grid', alignContent: 'center', minWidth: 0, minHeight: size.tile[44] });
export const title = style([type.bodyStrong, { fontFamily: font.display, fontWeight: 700 }]);
export const text = style([type.small, { color: vars.text.muted }]);
