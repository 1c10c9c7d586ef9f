import { globalStyle, style } from '@vanilla-extract/css';
import { border, radius, space, type, vars } from '../../../theme/index.ts';

export const card = style({
  display: 'grid',
  gap: space.e12,
  alignContent: 'start',
  padding: space.e16,
  borderRadius: radius.card,
  border: `${border.medium} solid ${vars.border.subtle}`,
  background: vars.bg.surface,
  minWidth: 0,
});
export const head = style({ display: 'flex', alignItems: 'center', gap: space.e12 });
export const title = style([type.cardTitle, { overflowWrap: 'anywhere' }]);
export const text = style([type.small, { fontVariantNumeric: 'tabular-nums' }]);
export const muted = style([type.small, { color: vars.text.muted }]);

/** One piece per predicted mistake: filled = avoided. */
export const pieces = style({ display: 'flex', gap: '3px', forcedColorAdjust: 'none' });
export const piece = style({ flex: 1, height: '12px', borderRadius: radius.chip, background: vars.progress.track });
export const avoided = style({ background: vars.progress.done });

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space.e4} ${space.e12}`,
});

/** A low engagement is told in the colour of the text: red would blame. */
export const calm = style({ color: vars.text.muted });
globalStyle(`${calm} *`, { color: 'inherit' });
