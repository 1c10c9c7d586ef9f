import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { font } from '../../../theme/scale.ts';

export const picture = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  fontFamily: font.text,
  fontSize: '12px',
});
export const gridLine = style({ stroke: vars.chart.grid, strokeWidth: 1 });
export const axis = style({ fill: vars.chart.axis });
export const zone = styleVariants({ review: { fill: vars.warning.soft }, annul: { fill: vars.danger.soft } });
export const point = style({ cursor: 'pointer' });
export const mark = styleVariants({
  good: { fill: vars.chart[1], stroke: vars.bg.surface, strokeWidth: 1 },
  review: { fill: vars.chart[2], stroke: vars.bg.surface, strokeWidth: 1 },
  annul: { fill: vars.danger.solid, stroke: vars.bg.surface, strokeWidth: 1 },
});
export const ring = style({ fill: 'none', stroke: vars.text.strong, strokeWidth: 2.5 });
export const number = style({ fill: vars.text.strong, fontWeight: 600 });
