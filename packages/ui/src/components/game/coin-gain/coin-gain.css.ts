import { style, styleVariants } from '@vanilla-extract/css';
import { font, radius, space, vars } from '../../../theme/index.ts';

/** A large game piece with its number, for a result. */
export const gain = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.e8,
  fontFamily: font.display,
  fontWeight: 700,
  fontSize: '1.5rem',
  lineHeight: 1.1,
  fontVariantNumeric: 'tabular-nums',
});
export const tone = styleVariants({
  coin: { color: vars.game.coinText },
  star: { color: vars.game.starText },
  life: { color: vars.game.lifeText },
});
export const times = style({
  padding: '4px 8px',
  borderRadius: radius.pill,
  background: vars.action.game.bg,
  color: vars.action.game.fg,
  fontSize: '0.9375rem',
  lineHeight: 1,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

/** The layer the coins cross, above an open dialog; taps go through it. */
export const sky = style({
  position: 'fixed',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  background: 'none',
  pointerEvents: 'none',
});
export const coin = style({ position: 'absolute', insetBlockStart: 0, left: 0, transformOrigin: '0 0' });
