import { style, styleVariants } from '@vanilla-extract/css';
import { subject, vars } from '../../../theme/contract.css.ts';
import { border, font } from '../../../theme/scale.ts';

const figures = {
  fontFamily: font.display,
  fontWeight: 800,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
} as const;

export const star = style({
  ...figures,
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  height: '100%',
});
export const picture = style({ position: 'absolute', inset: 0, width: '100%', height: '100%' });
/** Above the drawing; the middle of a star lies a little below that of its box. */
export const number = style({ position: 'relative', paddingBlockStart: '6%' });
/** A lit star shines on the sky behind it. */
export const glow = style({
  '::before': {
    content: '',
    position: 'absolute',
    inset: '-16%',
    borderRadius: '50%',
    opacity: 0.4,
    background: `radial-gradient(circle, ${vars.game.star} 40%, transparent 70%)`,
  },
});

const gold = { fill: vars.game.star, stroke: vars.game.star };
const own = { fill: subject.solid, stroke: subject.solid };
const forced = { '@media': { '(forced-colors: active)': { fill: 'Canvas', stroke: 'CanvasText' } } };
export const body = styleVariants({
  gold: { ...gold, ...forced },
  subject: { ...own, ...forced },
  open: { fill: vars.bg.surface, stroke: vars.bg.surface, ...forced },
});
export const edge = styleVariants({
  gold: { fill: vars.game.starEdge, stroke: vars.game.starEdge },
  // Darker than the body in every theme: the subject's own colour under a shade.
  subject: { fill: subject.solid, stroke: subject.solid, filter: 'brightness(.68)' },
  open: { fill: vars.border.control, stroke: vars.border.control },
});
export const shine = style({
  fill: 'none',
  stroke: '#FFFFFF',
  strokeOpacity: 0.55,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
/** White is proven on every subject colour, and the gold ink on gold. */
export const ink = styleVariants({
  gold: { color: vars.rank.goldInk },
  subject: { color: '#FFFFFF' },
  open: { color: vars.text.default },
});

const round = {
  ...figures,
  display: 'grid',
  placeItems: 'center',
  borderRadius: '50%',
  flex: 'none',
} as const;
const closed = {
  ...round,
  background: vars.bg.surface,
  color: vars.text.muted,
  border: `${border.medium} dashed ${vars.border.control}`,
} as const;
export const disc = styleVariants({
  current: {
    ...round,
    width: '100%',
    height: '100%',
    background: subject.solid,
    color: '#FFFFFF',
    boxShadow: `inset 0 -5px 0 #00000033, 0 0 0 4px ${vars.bg.surface}`,
    '@media': { '(forced-colors: active)': { border: `${border.medium} solid` } },
  },
  locked: { ...closed, width: '50px', height: '50px' },
  planet: {
    ...closed,
    position: 'relative',
    width: '60px',
    height: '60px',
    '::after': {
      content: '',
      position: 'absolute',
      width: '92px',
      height: '22px',
      borderRadius: '50%',
      border: `${border.medium} solid ${vars.border.control}`,
      rotate: '-18deg',
      // Its far half passes behind the planet.
      clipPath: 'polygon(0 45%, 18% 45%, 18% 62%, 82% 62%, 82% 45%, 100% 45%, 100% 100%, 0 100%)',
    },
  },
});
