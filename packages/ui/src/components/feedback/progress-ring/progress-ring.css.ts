import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { font, plainInForcedColours, thinInForcedColours } from '../../../theme/scale.ts';

// Set by the component: length of the arc (0 to 100) and how long it takes to draw.
const arc = 'var(--arc)';
const duration = 'var(--arc-time)';

const draw = keyframes({ from: { strokeDashoffset: arc }, to: { strokeDashoffset: 0 } });

export const ring = style({ position: 'relative', display: 'inline-grid', placeItems: 'center', flex: 'none' });
export const circle = style({ gridArea: '1 / 1', fill: 'none', transform: 'rotate(-90deg)' });
export const track = style({ stroke: vars.progress.track, '@media': thinInForcedColours });
export const fill = style({
  strokeLinecap: 'round',
  // The gap is longer than the circle so that only one arc shows.
  strokeDasharray: `${arc} 200`,
  animation: `${draw} ${duration} linear backwards`,
  '@media': plainInForcedColours,
});
export const fillTone = styleVariants({
  progress: { stroke: vars.progress.fill, '@media': plainInForcedColours },
  hit: { stroke: vars.progress.done, '@media': plainInForcedColours },
  star: { stroke: vars.game.star, '@media': plainInForcedColours },
});
export const done = style({ stroke: vars.progress.done, '@media': plainInForcedColours });
export const inside = style({
  gridArea: '1 / 1',
  fontFamily: font.display,
  fontWeight: 800,
  lineHeight: 1.1,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});
export const insideSize = styleVariants({
  48: {},
  // No larger than fits inside.
  58: { fontSize: 'min(0.875rem, 17px)' },
  96: { fontSize: '1.375rem' },
  140: { fontSize: '2rem' },
});
