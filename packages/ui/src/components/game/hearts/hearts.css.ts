import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { font, motion, motionWanted, vars } from '../../../theme/index.ts';

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '6px',
});
export const place = style({ position: 'relative', display: 'grid' });
const over = { position: 'absolute', inset: 0, display: 'grid' } as const;
/** The part that has come, from the foot of the heart. */
export const filling = style({ ...over, clipPath: 'inset(calc(88% - 76% * var(--filled)) 0 0 0)' });

const leftAway = keyframes({
  '0%, 35%': { opacity: 1, transform: 'none' },
  to: { opacity: 0, transform: 'translate(-8px, 4px) rotate(-12deg)' },
});
const rightAway = keyframes({
  '0%, 35%': { opacity: 1, transform: 'none' },
  to: { opacity: 0, transform: 'translate(8px, 4px) rotate(12deg)' },
});
// Where motion is reduced the heart is simply empty.
const split = { ...over, opacity: 0 } as const;
export const half = styleVariants({
  left: {
    ...split,
    clipPath: 'polygon(0 0, 50% 0, 42% 30%, 56% 50%, 44% 70%, 50% 100%, 0 100%)',
    '@media': { [motionWanted]: { animation: `${leftAway} ${motion.hit} ease-in` } },
  },
  right: {
    ...split,
    clipPath: 'polygon(50% 0, 100% 0, 100% 100%, 50% 100%, 44% 70%, 56% 50%, 42% 30%)',
    '@media': { [motionWanted]: { animation: `${rightAway} ${motion.hit} ease-in` } },
  },
});
export const minus = style({
  position: 'absolute',
  insetBlockStart: '-10px',
  insetInlineEnd: '-8px',
  fontFamily: font.display,
  fontWeight: 800,
  fontSize: '0.875rem',
  color: vars.game.lifeText,
});
