import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { border, font, radius, space, type, vars } from '../../../theme/index.ts';

export const card = style({
  display: 'grid',
  gap: space.e12,
  padding: '14px',
  borderRadius: radius.card,
  border: `${border.medium} solid`,
});
export const tone = styleVariants({
  green: { background: vars.success.soft, borderColor: vars.success.border },
  neutral: { background: vars.bg.surface, borderColor: vars.border.default },
});
export const row = style({ display: 'flex', alignItems: 'center', gap: space.e8 });
export const iconTone = styleVariants({ green: { color: vars.success.fg }, neutral: { color: vars.text.link } });
export const words = style({ flex: 1, minWidth: 0 });
export const title = style([type.smallStrong, { fontWeight: 700, fontFamily: font.text }]);
export const text = style([type.small, {}]);
globalStyle(`${tone.green} strong`, { color: vars.success.fg });
export const picture = style({ flex: 'none' });
