import { keyframes, style } from '@vanilla-extract/css';
import { motionWanted } from '../../../theme/scale.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const spinner = style({
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeLinecap: 'round',
  '@media': { [motionWanted]: { animation: `${turn} 0.9s linear infinite` } },
});
