import { keyframes, style } from '@vanilla-extract/css';
import { curve, motion, motionWanted, vars } from '../../../theme/index.ts';

// Set by the component: which of the three stars lands, and the size of a star.
const order = 'var(--order)';
const star = 'var(--star)';

export const row = style({ display: 'inline-flex', alignItems: 'flex-end', flex: 'none' });
export const place = style({ display: 'grid', flex: 'none' });
/** The middle one of an arch stands higher. */
export const raised = style({ marginBlockEnd: `calc(${star} * 0.19)` });
export const layer = style({ gridArea: '1 / 1' });

const land = keyframes({ from: { opacity: 0, transform: 'scale(1.9) rotate(-25deg)' } });

export const landing = style({
  gridArea: '1 / 1',
  // Without this the last star would appear late although motion is reduced.
  selectors: { '[data-movimento="reduzido"] &': { animation: 'none !important' } },
  '@media': {
    [motionWanted]: {
      animation: `${land} ${motion.hit} ${curve.spring} calc(${motion.fast} * ${order}) backwards`,
    },
  },
});

/** Not started: dots in place of the stars, so that it differs from zero stars. */
export const point = style({
  width: star,
  height: star,
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  '::before': {
    content: '""',
    width: '34%',
    height: '34%',
    borderRadius: '50%',
    background: vars.border.control,
    forcedColorAdjust: 'none',
  },
});
