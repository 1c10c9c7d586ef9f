import { font, from, vars } from '@luneta/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

export const picture = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  fontFamily: font.text,
  // The picture shrinks to half its size on a phone: its words and marks do not.
  fontSize: '22px',
  '@media': { [from.medium]: { fontSize: '12px' } },
});
export const gridLine = style({ stroke: vars.chart.grid, strokeWidth: 1 });
export const axis = style({ fill: vars.chart.axis });
export const zone = styleVariants({ review: { fill: vars.warning.soft }, annul: { fill: vars.danger.soft } });
export const point = style({ cursor: 'pointer' });
const shape = style({
  transformBox: 'fill-box',
  transformOrigin: 'center',
  transform: 'scale(1.7)',
  '@media': { [from.medium]: { transform: 'none' } },
});
export const mark = styleVariants({
  good: [shape, { fill: vars.chart[1], stroke: vars.bg.surface, strokeWidth: 1 }],
  review: [shape, { fill: vars.chart[2], stroke: vars.bg.surface, strokeWidth: 1 }],
  annul: [shape, { fill: vars.danger.solid, stroke: vars.bg.surface, strokeWidth: 1 }],
});
export const ring = style({ fill: 'none', stroke: vars.text.strong, strokeWidth: 2.5 });
export const number = style({ fill: vars.text.strong, fontWeight: 600 });
