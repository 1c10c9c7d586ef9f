import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { subject, vars } from '../../../theme/contract.css.ts';
import { border, focusRing, font, from, motion, motionWanted, space, type } from '../../../theme/scale.ts';

/** Side of a node: four of the largest that fit stand side by side on each screen. */
export const nodeSide = style({
  width: '56px',
  height: '56px',
  '@media': {
    'screen and (min-width: 340px)': { width: '64px', height: '64px' },
    [from.medium]: { width: '80px', height: '80px' },
    [from.wide]: { width: '88px', height: '88px' },
  },
});

/** Link or button: planet, stars and name are one target. */
export const node = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  // As far as the ring of the current phase reaches.
  gap: space.e8,
  width: '100%',
  border: 0,
  padding: 0,
  background: 'none',
  color: 'inherit',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: { '&:focus-visible': { outline: 'none' } },
});

export const planet = style([
  nodeSide,
  {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    borderRadius: '50%',
    fontFamily: font.display,
    fontWeight: 800,
    fontSize: '1.375rem',
    lineHeight: 1,
    fontVariantNumeric: 'tabular-nums',
    transition: `transform ${motion.press}`,
    selectors: {
      [`${node}:active &`]: { transform: 'translateY(2px)' },
      [`${node}:focus-visible &`]: focusRing,
    },
    '@media': {
      [from.medium]: { fontSize: '1.75rem' },
      '(forced-colors: active)': { border: `${border.medium} solid` },
    },
  },
]);
/** White is proven on every subject colour, and the shade at the foot only darkens it. */
export const look = styleVariants({
  open: {
    background: subject.solid,
    color: '#FFFFFF',
    boxShadow: 'inset 0 -6px 0 #00000033, inset 0 0 0 4px #FFFFFF2E',
  },
  locked: {
    background: vars.bg.sunken,
    color: vars.text.muted,
    border: `${border.strong} solid ${vars.border.control}`,
  },
});
globalStyle(`${node}:hover ${look.open}`, { boxShadow: 'inset 0 -6px 0 #00000033, inset 0 0 0 4px #FFFFFF66' });
globalStyle(`${node}:hover ${look.locked}`, { borderColor: vars.border.strong });

/** The focus ring goes around the ring of the current phase: in the dark theme both are yellow. */
export const current = style({
  selectors: { [`${node}:focus-visible &`]: { outlineOffset: '11px' } },
});

const pulse = keyframes({ '50%': { transform: 'scale(1.06)' } });
/** "You are here": a ring in ipê around the planet, with the kite on it. */
export const ring = style({
  position: 'absolute',
  inset: '-8px',
  borderRadius: '50%',
  border: `4px solid ${vars.game.star}`,
  pointerEvents: 'none',
  '@media': { [motionWanted]: { animation: `${pulse} 2.4s ease-in-out infinite` } },
});
export const kite = style({
  position: 'absolute',
  top: '-13px',
  insetInlineStart: 'calc(50% - 9px)',
  width: '18px',
  height: '22px',
  forcedColorAdjust: 'none',
});
export const kiteShape = style({ fill: vars.game.star, stroke: vars.game.starText });

export const stars = style({ display: 'flex', minHeight: '20px' });
/** As high as stars, so that the rows of a map keep their distance. */
export const starsSpace = style({ height: '20px' });
/** Where there is space the name is seen too; screen readers announce it in any case. */
export const name = style({
  ...type.small,
  display: 'none',
  textAlign: 'center',
  color: vars.text.muted,
  '@media': { [from.expanded]: { display: 'block' } },
});
