import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { font, from, size, space, stripHeight, type } from '../../../theme/scale.ts';
import { starDot } from '../../../theme/star-dot.ts';

// Small stars as pure CSS: no picture to load on a page that shows when loading fails. None at the height of the words.
const star = (x: number, y: number, radius: number) => starDot(x, y, radius, vars.text.muted);

export const scene = style({
  minHeight: [`calc(100vh - ${stripHeight})`, `calc(100dvh - ${stripHeight})`],
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.e12,
  padding: space.e24,
  textAlign: 'center',
  background: [
    star(12, 14, 1),
    star(84, 9, 1.5),
    star(28, 32, 1),
    star(93, 27, 1),
    star(6, 22, 1.5),
    star(72, 90, 1),
    star(22, 94, 1.5),
    star(55, 6, 1),
    `radial-gradient(circle at 70% 20%, ${vars.bg.sky}, ${vars.bg.canvas} 60%)`,
  ].join(', '),
  '@media': { [from.expanded]: { flexDirection: 'row', gap: space.e64, textAlign: 'start' } },
});
/** Less the bar of the navigation on a phone. */
export const inside = style({
  minHeight: [
    `calc(100vh - ${stripHeight} - ${size.bottomBar} - 2px)`,
    `calc(100dvh - ${stripHeight} - ${size.bottomBar} - 2px)`,
  ],
  '@media': {
    [from.expanded]: { minHeight: [`calc(100vh - ${stripHeight})`, `calc(100dvh - ${stripHeight})`] },
  },
});
export const art = style({
  width: '220px',
  height: '220px',
  '@media': { [from.expanded]: { width: '320px', height: '320px' } },
});
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.e12,
  width: '100%',
  maxWidth: '400px',
});
export const code = style({
  ...type.numXl,
  fontFamily: font.display,
  fontSize: 'min(5.5rem, 48vw)',
  lineHeight: 0.9,
  color: vars.game.star,
});
export const text = style({ fontSize: '1.125rem', color: vars.text.muted });
/** On a phone as wide as the words. */
export const action = style({
  display: 'grid',
  marginBlockStart: space.e12,
  '@media': { [from.expanded]: { display: 'block' } },
});
