import { style } from '@vanilla-extract/css';
import { font, space, type, vars } from '../../../theme/index.ts';

export const gauge = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  width: '100%',
  maxWidth: '168px',
});
export const dial = style({ position: 'relative', width: '100%' });
export const svg = style({ width: '100%', height: 'auto' });
export const track = style({ fill: 'none', stroke: vars.progress.track, strokeWidth: 14, strokeLinecap: 'round' });
export const arc = style({ fill: 'none', stroke: vars.progress.fill, strokeWidth: 14, strokeLinecap: 'round' });
export const band = style({ fill: 'none', stroke: vars.text.muted, strokeWidth: 3, strokeLinecap: 'round' });
export const kite = style({
  fill: vars.game.star,
  stroke: vars.game.starText,
  strokeWidth: 2.5,
  strokeLinejoin: 'round',
  forcedColorAdjust: 'none',
});
export const end = style({
  fontFamily: font.text,
  fontSize: '12px',
  fill: vars.text.muted,
  fontVariantNumeric: 'tabular-nums',
});
export const value = style({
  position: 'absolute',
  insetInline: 0,
  bottom: '18%',
  textAlign: 'center',
  fontFamily: font.display,
  fontWeight: 800,
  fontSize: '1.75rem',
  lineHeight: 1,
  color: vars.text.default,
  fontVariantNumeric: 'tabular-nums',
});
/** Seven characters ("1.000,0") have to stay inside the arc. */
export const longValue = style({ fontSize: '1.375rem' });
export const label = style([type.caption, { color: vars.text.muted, textAlign: 'center' }]);
export const estimate = style([
  type.caption,
  { color: vars.text.muted, textAlign: 'center', marginBlockStart: space.e2 },
]);
