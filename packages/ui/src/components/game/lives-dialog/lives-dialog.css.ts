import { globalStyle, style } from '@vanilla-extract/css';
import { border, radius, space, type, vars } from '../../../theme/index.ts';

/** On the colour of lives; wide enough for five at 320 px. */
export const hearts = style({
  padding: `${space.e16} ${space.e4}`,
  borderRadius: radius.card,
  background: vars.danger.soft,
});
export const next = style({ display: 'grid', justifyItems: 'center', gap: space.e4 });
globalStyle(`${next} > :last-child`, { justifySelf: 'stretch', marginBlockStart: space.e4 });
export const label = style({ ...type.small, color: vars.text.muted });
/** What one is waiting for, as large as a result. */
export const time = style({ ...type.numXl, fontSize: '2.75rem', color: vars.text.default });
export const balance = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.e12,
  padding: `${space.e12} ${space.e16}`,
  border: `${border.medium} solid ${vars.border.subtle}`,
  borderRadius: radius.card,
});
export const short = style({ borderColor: vars.warning.fg });
export const poor = style([type.smallStrong, { color: vars.warning.fg }]);
export const words = style({ flex: 1, minWidth: 0, display: 'grid', gap: space.e2 });
export const refill = style({ ...type.bodyStrong, color: vars.text.default });
export const coins = style({ ...type.smallStrong, color: vars.text.default, fontVariantNumeric: 'tabular-nums' });
export const price = style([type.numMd, { color: vars.game.coinText }]);
