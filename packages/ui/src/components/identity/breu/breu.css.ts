import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { subject } from '../../../theme/contract.css.ts';
import { motion, motionWanted } from '../../../theme/scale.ts';

export const breu = style({ display: 'block', flex: 'none' });

const shake = keyframes({
  '10%, 90%': { transform: 'translateX(-2px)' },
  '20%, 80%': { transform: 'translateX(4px)' },
  '30%, 50%, 70%': { transform: 'translateX(-7px)' },
  '40%, 60%': { transform: 'translateX(7px)' },
});
export const hit = style({
  '@media': { [motionWanted]: { animation: `${shake} ${motion.hit} cubic-bezier(.36,.07,.19,.97)` } },
});

/** Only the body takes the colour of the subject. The rest of the mix is the body's own purple. */
export const tinted = style({});
const tint = (energy: string, own: string) =>
  globalStyle(`${tinted} .breu-${energy} .b-corpo`, {
    '@supports': {
      '(color: color-mix(in oklab, red, blue))': { fill: `color-mix(in oklab, ${subject.solid} 60%, ${own})` },
    },
  });
tint('cheia', '#5B2AA6');
tint('media', '#5B2AA6');
tint('baixa', '#8C6BC9');
