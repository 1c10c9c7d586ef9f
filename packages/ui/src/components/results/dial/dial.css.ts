import { style, styleVariants } from '@vanilla-extract/css';
import { font, plainInForcedColours, space, thinInForcedColours, type, vars } from '../../../theme/index.ts';

export const dial = style({
  containerType: 'inline-size',
  position: 'relative',
  width: '100%',
  paddingBlockEnd: space.e2,
});
export const svg = style({ width: '100%', height: 'auto' });
export const track = style({
  fill: 'none',
  stroke: vars.progress.track,
  strokeWidth: 14,
  strokeLinecap: 'round',
  '@media': thinInForcedColours,
});
const arc = { fill: 'none', strokeWidth: 14, strokeLinecap: 'round', '@media': plainInForcedColours } as const;
export const tone = styleVariants({
  default: { ...arc, stroke: vars.progress.fill },
  high: { ...arc, stroke: vars.level.high },
  medium: { ...arc, stroke: vars.level.medium },
  low: { ...arc, stroke: vars.level.low },
});
/** A notch across the track, where a level begins. */
export const notch = style({
  stroke: vars.chart.axis,
  strokeWidth: 2,
  strokeLinecap: 'round',
  '@media': { '(forced-colors: active)': { stroke: 'Highlight' } },
});
export const kite = style({
  fill: vars.game.star,
  stroke: vars.game.starText,
  strokeWidth: 2.5,
  strokeLinejoin: 'round',
  forcedColorAdjust: 'none',
});
export const end = style({
  fontFamily: font.text,
  fontSize: '13px',
  fill: vars.text.muted,
  fontVariantNumeric: 'tabular-nums',
  '@media': { '(forced-colors: active)': { fill: 'CanvasText' } },
});
export const value = style({
  position: 'absolute',
  insetInline: 0,
  bottom: '18%',
  textAlign: 'center',
  fontFamily: font.display,
  fontWeight: 800,
  // Larger text grows only as far as the arc.
  fontSize: 'min(1.75rem, 18cqw)',
  lineHeight: 1,
  color: vars.text.default,
  fontVariantNumeric: 'tabular-nums',
});
/** Seven characters ("1.000,0") have to stay inside the arc. */
export const longValue = style({ fontSize: 'min(1.375rem, 14cqw)' });
export const roomyValue = style({ fontSize: 'min(2.25rem, 15cqw)' });
export const longRoomyValue = style({ fontSize: 'min(1.625rem, 11cqw)' });
export const label = style([type.caption, { color: vars.text.muted, textAlign: 'center' }]);
