import { keyframes, style } from '@vanilla-extract/css';
import { border, curve, motion, motionWanted, radius, space, type, vars } from '../../../theme/index.ts';

export const card = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.e4} ${space.e12}`,
  minHeight: '72px',
  padding: `${space.e8} ${space.e16}`,
  borderRadius: radius.hero,
  border: `${border.medium} solid ${vars.border.subtle}`,
  background: vars.bg.surface,
  color: vars.text.default,
});
export const kites = style({ display: 'flex', flex: 'none', gap: space.e4 });
export const kite = style({ width: '32px', height: '44px', forcedColorAdjust: 'none' });
const rise = keyframes({ from: { opacity: 0, translate: '0 12px' } });
export const rises = style({
  '@media': { [motionWanted]: { animation: `${rise} ${motion.modal} ${curve.enter} backwards` } },
});
const line = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
export const sail = style({
  fill: vars.game.star,
  stroke: vars.game.starEdge,
  strokeWidth: 1.5,
  strokeLinejoin: 'round',
});
export const cross = style({ ...line, stroke: vars.game.starEdge, strokeWidth: 1.2 });
export const tail = style({ ...line, stroke: vars.game.life, strokeWidth: 2 });
export const ahead = style({ ...line, stroke: vars.border.control, strokeWidth: 1.6, strokeDasharray: '2 4' });
export const words = style({ flex: '1 1 7rem', minWidth: 0, margin: 0 });
export const count = style({ ...type.bodyStrong, display: 'block', fontVariantNumeric: 'tabular-nums' });
export const week = style({ ...type.small, color: vars.text.muted });
