import { border, font, radius, space, type, vars } from '@luneta/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({ listStyle: 'none', padding: 0, display: 'grid', gap: space.e12 });
export const item = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: space.e12,
  rowGap: space.e12,
  alignItems: 'center',
  padding: space.e16,
  borderRadius: radius.card,
  border: `${border.medium} solid ${vars.border.subtle}`,
  background: vars.bg.surface,
});
export const tile = style({
  width: '44px',
  height: '44px',
  display: 'grid',
  placeItems: 'center',
  borderRadius: radius.input,
  background: vars.info.soft,
  color: vars.info.fg,
});
export const title = style({ fontFamily: font.display, fontWeight: 700, fontSize: '1.0625rem' });
export const text = style([
  type.small,
  { color: vars.text.muted, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
]);
export const complete = style({ color: vars.success.fg });
export const missing = style({ color: vars.warning.fg });
export const warning = style([
  type.small,
  {
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.e8,
    padding: `${space.e4} ${space.e4} ${space.e4} ${space.e12}`,
    minHeight: '44px',
    borderRadius: radius.input,
    background: vars.warning.soft,
    color: vars.warning.fg,
    fontWeight: 600,
  },
]);
export const details = style({ gridColumn: '1 / -1', minWidth: 0 });
export const warningText = style({ flex: '1 1 7.5rem' });
