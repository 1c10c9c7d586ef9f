import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { border, curve, from, layer, motion, radius, shadow, size, space, stripHeight } from '../../../theme/scale.ts';

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(-12px)' } });

const top = `max(${space.e12}, env(safe-area-inset-top)) + ${stripHeight}`;

export const stack = style({ display: 'grid', gap: space.e8 });

export const region = style({
  position: 'fixed',
  zIndex: layer.skipLink,
  // The page bar stays uncovered, because a toast does not close by itself.
  // Over a navigation at the foot of a phone they stand at its edge: `bottom-nav.css.ts`.
  insetBlock: `var(--toast, calc(${top} + ${size.hud}) auto)`,
  insetInline: space.e12,
  display: 'flex',
  flexDirection: 'column',
  gap: space.e8,
  pointerEvents: 'none',
  '@media': { [from.medium]: { insetInlineStart: 'auto', width: '380px' } },
});
export const toast = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.e12,
  padding: `${space.e8} ${space.e8} ${space.e8} ${space.e16}`,
  borderRadius: radius.button,
  border: `${border.medium} solid`,
  background: vars.bg.raised,
  color: vars.text.default,
  boxShadow: shadow.float,
  pointerEvents: 'auto',
  animation: `${arrive} ${motion.base} ${curve.enter}`,
});
export const tone = styleVariants({
  info: { borderColor: vars.info.border },
  success: { borderColor: vars.success.border },
  danger: { borderColor: vars.danger.border },
});
export const icon = styleVariants({
  info: { color: vars.info.fg },
  success: { color: vars.success.fg },
  danger: { color: vars.danger.fg },
});
export const words = style({ flex: 1, minWidth: 0, lineHeight: 1.4 });
