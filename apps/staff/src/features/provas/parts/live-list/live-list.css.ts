import { border, radius, space, type, vars } from '@luneta/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

export const list = style({
  overflow: 'hidden',
  border: `${border.thin} solid ${vars.border.default}`,
  borderRadius: radius.card,
  background: vars.bg.surface,
});
export const head = style({
  padding: `${space.e8} ${space.e12}`,
  background: vars.bg.sunken,
  selectors: { 'section + section > &': { borderBlockStart: `${border.thin} solid ${vars.border.subtle}` } },
});
export const rows = style({ padding: 0, margin: 0, listStyle: 'none' });
export const place = style({ borderBlockStart: `${border.thin} solid ${vars.border.subtle}` });
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.e12,
  width: '100%',
  minHeight: '64px',
  padding: `${space.e8} ${space.e4} ${space.e8} ${space.e12}`,
  border: 0,
  background: 'none',
  textAlign: 'start',
  cursor: 'pointer',
  // The list cuts what stands over its edge.
  selectors: { '&:focus-visible': { outlineOffset: '-4px' } },
});
export const picture = style({ flex: 'none' });
export const words = style({ display: 'grid', flex: '1 1 auto', minWidth: 0 });
export const name = style({
  ...type.bodyStrong,
  color: vars.text.default,
  // A long name, or any in large text, takes a second line.
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
});
export const note = style({
  ...type.smallStrong,
  display: 'flex',
  alignItems: 'center',
  gap: space.e8,
  fontVariantNumeric: 'tabular-nums',
});
export const track = style({
  flex: '0 1 120px',
  minWidth: space.e24,
  height: '8px',
  borderRadius: '4px',
  background: vars.progress.track,
});
export const fill = style({
  display: 'block',
  height: '100%',
  borderRadius: 'inherit',
  background: vars.progress.fill,
  '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
});
export const more = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '36px',
  color: vars.text.muted,
});
export const tone = styleVariants({
  warning: { background: vars.warning.soft, color: vars.warning.fg },
  plain: { color: vars.text.muted },
});
