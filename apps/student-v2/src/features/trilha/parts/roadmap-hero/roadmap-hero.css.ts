import { border, font, radius, space, subject, type, vars } from '@luneta/ui/theme';
import { keyframes, style } from '@vanilla-extract/css';

const arc = 'var(--arc)';
const draw = keyframes({ from: { strokeDashoffset: arc }, to: { strokeDashoffset: 0 } });

/** White is proven on every subject colour. */
export const card = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.e8} ${space.e16}`,
  minWidth: 0,
  padding: space.e16,
  borderRadius: radius.hero,
  background: subject.solid,
  color: '#FFFFFF',
  '@media': { '(forced-colors: active)': { border: `${border.medium} solid` } },
});
export const ring = style({ display: 'inline-grid', placeItems: 'center', flex: 'none' });
export const circle = style({ gridArea: '1 / 1', fill: 'none', transform: 'rotate(-90deg)' });
export const track = style({ stroke: '#FFFFFF40' });
export const fill = style({
  stroke: vars.game.star,
  strokeLinecap: 'round',
  strokeDasharray: `${arc} 200`,
  animation: `${draw} var(--arc-time) linear backwards`,
  forcedColorAdjust: 'none',
});
export const percent = style({
  gridArea: '1 / 1',
  fontFamily: font.display,
  fontWeight: 800,
  // The ring does not grow with the text.
  fontSize: 'min(1.25rem, 24px)',
  fontVariantNumeric: 'tabular-nums',
});
export const words = style({ display: 'grid', gap: space.e2, flex: '1 1 9rem', minWidth: 0 });
export const small = style({ ...type.small, overflowWrap: 'anywhere' });
export const done = style({ ...type.h2, fontVariantNumeric: 'tabular-nums' });
