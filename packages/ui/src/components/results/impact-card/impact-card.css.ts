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

/** Two stops on a 0–100 % line: hollow before, kite after. */
export const svg = style({ width: '100%', height: '22px', overflow: 'visible', forcedColorAdjust: 'none' });
export const line = style({ stroke: vars.border.default, strokeWidth: 4, strokeLinecap: 'round' });
export const gainTone = styleVariants({
  green: { stroke: vars.success.solid, strokeWidth: 4 },
  neutral: { stroke: vars.progress.fill, strokeWidth: 4 },
});
export const before = style({ fill: vars.bg.surface, stroke: vars.border.strong, strokeWidth: 2.5 });
export const kite = style({
  fill: vars.game.star,
  stroke: vars.game.starText,
  strokeWidth: 2,
  strokeLinejoin: 'round',
});
