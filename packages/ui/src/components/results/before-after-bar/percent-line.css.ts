import { style, styleVariants } from '@vanilla-extract/css';
import { plainInForcedColours, thinInForcedColours, vars } from '../../../theme/index.ts';

export const svg = style({ width: '100%', height: '22px', overflow: 'visible', forcedColorAdjust: 'none' });
export const line = style({
  stroke: vars.border.default,
  strokeWidth: 4,
  strokeLinecap: 'round',
  '@media': thinInForcedColours,
});
export const between = styleVariants({
  green: { stroke: vars.success.solid, strokeWidth: 4, '@media': plainInForcedColours },
  neutral: { stroke: vars.progress.fill, strokeWidth: 4, '@media': plainInForcedColours },
});
export const stop = style({
  fill: vars.bg.surface,
  stroke: vars.border.strong,
  strokeWidth: 2.5,
  '@media': { '(forced-colors: active)': { fill: 'Canvas', stroke: 'CanvasText' } },
});
export const kite = style({
  fill: vars.game.star,
  stroke: vars.game.starText,
  strokeWidth: 2,
  strokeLinejoin: 'round',
});
