import { border, radius, space, type, vars } from '@luneta/ui/theme';
import { style } from '@vanilla-extract/css';

export const card = style({
  display: 'grid',
  gap: space.e8,
  minWidth: 0,
  padding: space.e12,
  borderRadius: radius.card,
  border: `${border.medium} solid ${vars.border.subtle}`,
  background: vars.bg.surface,
});
/** The button stands at the end of the line, or below the words where it would press them together. */
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.e12 });
export const words = style({ flex: '1 1 96px', minWidth: 0, display: 'grid', gap: space.e2 });
export const title = style({ ...type.cardTitle, overflowWrap: 'break-word' });
export const text = style({ ...type.small, color: vars.text.muted, fontVariantNumeric: 'tabular-nums' });
export const action = style({ flex: 'none', maxWidth: '100%', marginInlineStart: 'auto' });
