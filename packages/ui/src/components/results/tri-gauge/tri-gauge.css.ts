import { style, styleVariants } from '@vanilla-extract/css';
import { font, plainInForcedColours, space, type, vars } from '../../../theme/index.ts';

export const box = style({ display: 'grid', justifyItems: 'center', width: '100%', maxWidth: '264px' });
export const gauge = style({ display: 'grid', justifyItems: 'center', alignContent: 'start', width: '100%' });
/** The part of the arc the score may lie in. */
export const stretch = style({
  fill: 'none',
  stroke: vars.game.star,
  strokeOpacity: 0.55,
  strokeWidth: 14,
  '@media': plainInForcedColours,
});
export const bracket = style({
  fill: 'none',
  stroke: vars.text.muted,
  strokeWidth: 2,
  strokeLinecap: 'butt',
  '@media': plainInForcedColours,
});
export const end = style({
  fontFamily: font.text,
  fontWeight: 600,
  fontSize: '10px',
  fill: vars.text.default,
  fontVariantNumeric: 'tabular-nums',
  '@media': { '(forced-colors: active)': { fill: 'CanvasText' } },
});
/** From a mark to its score on the arc. */
export const pointer = style({
  stroke: vars.text.default,
  strokeWidth: 1.5,
  '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
});
export const estimate = style([
  type.caption,
  { color: vars.text.muted, textAlign: 'center', marginBlockStart: space.e2 },
]);

/** The first try is a ring, the class a bar, the most a triangle: told apart without colour. */
const outline = {
  fill: vars.bg.surface,
  stroke: vars.text.default,
  strokeWidth: 2.5,
  '@media': { '(forced-colors: active)': { fill: 'Canvas', stroke: 'CanvasText' } },
} as const;
export const mark = styleVariants({
  first: outline,
  class: { ...outline, strokeLinejoin: 'round' },
  max: { ...outline, strokeLinejoin: 'round' },
});
export const marks = style({
  listStyle: 'none',
  padding: 0,
  display: 'grid',
  gap: space.e4,
  marginBlockStart: space.e8,
});
export const markLine = style([
  type.caption,
  { display: 'flex', alignItems: 'center', gap: '6px', color: vars.text.muted },
]);
export const markValue = style({ color: vars.text.default, fontWeight: 600, fontVariantNumeric: 'tabular-nums' });
export const key = style({ flex: 'none', overflow: 'visible' });
