import { space, type, vars } from '@luneta/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const row = style({ display: 'flex', alignItems: 'center', gap: space.e12 });
export const words = style({ flex: 1, minWidth: 0, display: 'grid', gap: space.e4 });
/** A way of its own stands above the link that covers the card. */
globalStyle(`${words} > a`, { position: 'relative', justifySelf: 'start' });
export const date = style([type.small, { color: vars.text.muted, display: 'block' }]);
export const title = style([type.cardTitle, { overflowWrap: 'anywhere' }]);
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.e4} ${space.e12}`,
});
export const tri = style([type.small, { color: vars.text.muted, fontVariantNumeric: 'tabular-nums' }]);
export const triValue = style({ color: vars.text.default, fontWeight: 700 });
export const go = style({ flex: 'none', color: vars.text.muted });
