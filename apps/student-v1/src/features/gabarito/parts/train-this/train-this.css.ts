import { font, radius, space, starDot, type, vars } from '@luneta/ui/theme';
import { style } from '@vanilla-extract/css';

export const strip = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.e4} ${space.e12}`,
  overflow: 'hidden',
  paddingInlineEnd: space.e16,
  borderRadius: radius.input,
  color: vars.text.default,
  background: [
    // None where words stand.
    starDot(3, 16, 1, '#FFFFFF'),
    starDot(98, 88, 1.2, '#FFFFFF'),
    `linear-gradient(${vars.bg.canvas}, ${vars.bg.canvas})`,
  ].join(', '),
});
export const picture = style({ flex: 'none', width: '120px', height: '72px', forcedColorAdjust: 'none' });
const line = { fill: 'none', strokeWidth: 3, strokeLinecap: 'round' } as const;
export const done = style({ ...line, stroke: vars.action.primary.bg });
export const ahead = style({ ...line, stroke: vars.border.control, strokeDasharray: '.1 7' });
export const here = style({ fill: vars.bg.surface, stroke: vars.game.star, strokeWidth: 3 });
export const waits = style({
  fill: vars.bg.surface,
  stroke: vars.border.control,
  strokeWidth: 2,
  strokeDasharray: '4 3',
});
export const number = style({ fill: vars.text.default, fontFamily: font.display, fontWeight: 700, fontSize: '17px' });
export const kite = style({
  fill: vars.game.star,
  stroke: vars.game.starEdge,
  strokeWidth: 1.5,
  strokeLinejoin: 'round',
});
export const words = style({ flex: '1 1 9rem', minWidth: 0, display: 'grid', gap: space.e4, paddingBlock: space.e12 });
export const title = style(type.bodyStrong);
export const pays = style({
  ...type.smallStrong,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.e4,
  color: vars.game.coinText,
});
