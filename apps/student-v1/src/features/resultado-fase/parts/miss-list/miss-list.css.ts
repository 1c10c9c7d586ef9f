import { border, focusRing, font, motion, radius, size, space, type, vars } from '@luneta/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const box = style({
  width: '100%',
  maxWidth: size.content.panel,
  display: 'grid',
  gap: space.e4,
  padding: space.e12,
  borderRadius: radius.card,
  border: `${border.medium} solid ${vars.border.subtle}`,
  background: vars.bg.surface,
  color: vars.text.default,
  textAlign: 'start',
});
export const head = style({ display: 'flex', alignItems: 'center', gap: space.e8, minHeight: size.control.sm });
export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const row = style({ borderBlockStart: `${border.thin} solid ${vars.border.subtle}` });

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  // With large text on a narrow phone the words that open it stand below.
  flexWrap: 'wrap',
  gap: space.e12,
  minHeight: '60px',
  paddingBlock: space.e8,
  borderRadius: radius.cell,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' }, '&:focus-visible': focusRing },
});
export const tile = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  minWidth: size.tile[36],
  minHeight: size.target.min,
  borderRadius: radius.cell,
  background: vars.result.miss.bg,
  color: vars.result.miss.fg,
  fontFamily: font.display,
  fontWeight: 700,
  fontSize: '0.8125rem',
  lineHeight: 1,
});
export const words = style({ flex: '1 1 8rem', minWidth: 0, display: 'grid', gap: space.e2 });
export const title = style([
  type.bodyStrong,
  { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minWidth: 0 },
]);
export const right = style([type.small, { color: vars.text.muted }]);
export const open = style([
  type.bodyStrong,
  { flex: 'none', display: 'inline-flex', alignItems: 'center', gap: space.e4, color: vars.text.link },
]);
globalStyle(`${open} svg`, { transition: `transform ${motion.base}` });
globalStyle(`${row}[open] ${open} svg`, { transform: 'rotate(180deg)' });
export const body = style({ display: 'grid', gap: space.e12, padding: `${space.e4} 0 ${space.e12}` });
