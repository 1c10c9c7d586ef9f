import { keyframes, style } from '@vanilla-extract/css';
import { curve, motion, motionWanted, radius, space, type, vars } from '../../../theme/index.ts';
import { starDot } from '../../../theme/star-dot.ts';

export const line = style({ display: 'flex', alignItems: 'center', minWidth: 0, color: vars.text.default });
export const strip = style({
  flexWrap: 'wrap',
  gap: `${space.e4} ${space.e12}`,
  minHeight: '72px',
  padding: `${space.e12} ${space.e16}`,
  borderRadius: radius.input,
  background: [
    // None where words stand.
    starDot(3, 12, 1, '#FFFFFF'),
    starDot(98, 88, 1.2, '#FFFFFF'),
    `linear-gradient(${vars.bg.canvas}, ${vars.bg.canvas})`,
  ].join(', '),
});
export const column = style({ flexDirection: 'column', textAlign: 'center' });

export const picture = style({
  flex: 'none',
  maxWidth: '100%',
  height: 'auto',
  overflow: 'visible',
  forcedColorAdjust: 'none',
});
export const path = style({
  fill: 'none',
  stroke: vars.game.star,
  strokeWidth: 2.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
const draw = keyframes({ from: { strokeDasharray: '0 1' }, to: { strokeDasharray: '1 0' } });
export const last = style({
  '@media': { [motionWanted]: { animation: `${draw} ${motion.modal} ${curve.standard} backwards` } },
});
export const star = style({
  fill: vars.game.star,
  stroke: vars.game.starEdge,
  strokeWidth: 1.5,
  strokeLinejoin: 'round',
});
const pop = keyframes({ from: { scale: '0' } });
/** The star of the last hit, once the line has reached it. */
export const fresh = style({
  '@media': {
    [motionWanted]: { animation: `${pop} ${motion.modal} ${curve.spring} ${motion.modal} backwards` },
  },
});

export const words = style({ flex: '1 1 9rem', minWidth: 0, display: 'grid' });
export const title = style({ ...type.bodyStrong, fontVariantNumeric: 'tabular-nums' });
export const text = style({ ...type.small, color: vars.text.muted });
