import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import {
  border,
  curve,
  focusRing,
  font,
  from,
  motion,
  motionWanted,
  radius,
  space,
  type,
} from '../../../theme/scale.ts';

/** Side of a star and of the current disc. */
export const nodeSide = style({
  width: '64px',
  height: '64px',
  '@media': { [from.medium]: { width: '80px', height: '80px' } },
});

/** Link or button: shape, stars and name are one target. */
export const node = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  position: 'relative',
  width: '100%',
  border: 0,
  padding: 0,
  background: 'none',
  color: 'inherit',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: { '&:focus-visible': { outline: 'none' } },
});

export const shape = style([
  nodeSide,
  {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    borderRadius: '50%',
    fontSize: '1.375rem',
    transition: `transform ${motion.press}`,
    selectors: {
      [`${node}:active &`]: { transform: 'translateY(2px)' },
      [`${node}:focus-visible &`]: { ...focusRing, outlineOffset: '4px' },
      // Around the ring of the current phase: in the dark theme both are yellow.
      [`${node}:focus-visible[aria-current] &`]: { outlineOffset: '14px' },
    },
    '@media': { [from.medium]: { fontSize: '1.75rem' } },
  },
]);

/** On a map of few phases. The middle of every shape stays on the path. */
export const large = styleVariants({
  current: {
    width: '96px',
    height: '96px',
    marginBlockStart: '-16px',
    fontSize: '2rem',
    '@media': { [from.medium]: { width: '96px', height: '96px', marginBlockStart: '-8px' } },
  },
  other: {},
});
const below = {
  ...type.smallStrong,
  fontFamily: font.display,
  fontWeight: 700,
  maxWidth: '100%',
  color: vars.text.muted,
  textAlign: 'center',
  textWrap: 'balance',
  // Large text on the narrowest phone.
  hyphens: 'auto',
  overflowWrap: 'anywhere',
} as const;
/** The name below a phase of such a map; that of the current one is a pill. */
export const label = styleVariants({
  current: {
    ...below,
    marginBlockStart: '0.75rem',
    padding: `${space.e2} ${space.e12}`,
    borderRadius: radius.input,
    border: `${border.medium} solid ${vars.game.star}`,
    background: vars.bg.surface,
    color: vars.text.default,
  },
  other: below,
});

const land = keyframes({
  from: { opacity: 0, transform: 'translateY(-56px) scale(.3) rotate(-40deg)' },
  '60%': { opacity: 1 },
});
/** A star that has just been won lands on the path. */
export const landed = style({
  '@media': { [motionWanted]: { animation: `${land} ${motion.celebrate} ${curve.spring}` } },
});

const pulse = keyframes({ '50%': { transform: 'scale(1.06)' } });
/** "You are here": a ring in ipê around the disc, with the kite on it. */
export const ring = style({
  position: 'absolute',
  inset: '-10px',
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

/** On an arc, over the foot of the shape. */
export const stars = style({ display: 'flex', marginBlockStart: '-3px' });
/**
 * The current phase shows its name; another one while it is pointed at or has the focus. It covers no number: the rows
 * leave space below each shape.
 */
export const name = style({
  ...type.smallStrong,
  fontFamily: font.display,
  fontWeight: 700,
  position: 'absolute',
  insetBlockStart: 'calc(100% + 2px)',
  width: 'max-content',
  maxWidth: 'min(60vw, 15rem)',
  padding: `${space.e2} ${space.e12}`,
  borderRadius: radius.input,
  border: `${border.medium} solid ${vars.border.control}`,
  background: vars.bg.surface,
  color: vars.text.default,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  display: 'none',
  pointerEvents: 'none',
  selectors: {
    [`${node}:is(:hover, :focus-visible) &`]: { display: 'block' },
  },
});
export const currentName = style({
  display: 'block',
  insetBlockStart: 'calc(100% + 2px + 0.75rem)',
  borderColor: vars.game.star,
});
globalStyle(`${stars} > :nth-child(2)`, { translate: '0 4px' });
// Away from the nearer edge in the outer columns: steps 1, 4, 5, 8, 9 and 12 of a page.
globalStyle(`li:is(:nth-child(8n + 1), :nth-child(8n)) > ${node} > ${name}`, { insetInlineStart: 0 });
globalStyle(`li:is(:nth-child(8n + 4), :nth-child(8n + 5)) > ${node} > ${name}`, { insetInlineEnd: 0 });
// On a narrow map a wide name of the second step of a row grows away from the step before: it covers none of its stars.
const awayFromStars = {
  minWidth: 'calc(200% - 58px)',
  '@media': { [from.medium]: { insetInline: 'auto', minWidth: 0 } },
} as const;
globalStyle(`li:nth-child(8n + 2) > ${node} > ${name}`, { insetInlineStart: 'calc(29px - 50%)', ...awayFromStars });
globalStyle(`li:nth-child(8n + 6) > ${node} > ${name}`, { insetInlineEnd: 'calc(29px - 50%)', ...awayFromStars });
