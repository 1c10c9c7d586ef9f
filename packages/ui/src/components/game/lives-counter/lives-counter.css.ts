import { keyframes, style } from '@vanilla-extract/css';
import { font, motion, motionWanted, radius, size, vars } from '../../../theme/index.ts';

/** A full touch target around a face as low as the other counters. */
export const button = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  minWidth: size.target.min,
  minHeight: size.target.min,
  padding: 0,
  border: 0,
  borderRadius: radius.input,
  background: 'none',
  cursor: 'pointer',
  // The bar is no higher than the button, and lies at the edge of the screen.
  selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
});

export const face = style({
  color: vars.game.lifeText,
  transition: `background-color ${motion.fast}`,
  selectors: { [`${button}:hover &`]: { background: vars.danger.soft } },
});
/** A life is missing and on its way. */
export const counting = style({ background: vars.danger.soft });
export const time = style({ fontFamily: font.text, fontWeight: 500, fontSize: '0.8125rem' });

const shrink = keyframes({
  '20%': { transform: 'scale(1.4)' },
  '45%': { transform: 'scale(.7)' },
  '70%': { transform: 'scale(1.15)' },
});
export const pulse = style({
  '@media': { [motionWanted]: { animation: `${shrink} ${motion.hit} ease-out 2` } },
});
