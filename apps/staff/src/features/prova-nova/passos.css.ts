import { border, radius, space, type, vars } from '@luneta/ui/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(6rem, 1fr))',
  gap: space.e8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const tile = style({
  ...type.bodyStrong,
  display: 'grid',
  placeItems: 'center',
  padding: `${space.e12} ${space.e8}`,
  borderRadius: radius.input,
  background: vars.bg.brandSoft,
  textAlign: 'center',
});
export const list = style({
  margin: 0,
  padding: 0,
  overflow: 'hidden',
  listStyle: 'none',
  border: `${border.thin} solid ${vars.border.subtle}`,
  borderRadius: radius.card,
  background: vars.bg.surface,
});
/** The whole row is the link. */
export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space.e12,
  minHeight: '64px',
  padding: `${space.e8} ${space.e12}`,
});
globalStyle(`${row}:not(:first-child)`, { borderBlockStart: `${border.thin} solid ${vars.border.subtle}` });
globalStyle(`${row} a`, { fontWeight: 600, textDecoration: 'none', color: 'inherit' });
globalStyle(`${row} a::after`, { content: '""', position: 'absolute', inset: 0 });
export const now = style({ background: vars.bg.brandSoft });
export const mark = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: '36px',
  height: '36px',
  borderRadius: radius.pill,
  fontWeight: 700,
});
export const look = styleVariants({
  done: { background: vars.success.soft, color: vars.success.fg },
  miss: { background: vars.danger.soft, color: vars.danger.fg },
  now: { background: vars.action.primary.bg, color: vars.action.primary.fg },
  next: { border: `${border.medium} dashed ${vars.border.control}` },
});
export const words = style({ display: 'grid', flex: '1 1 auto', minWidth: 0 });
