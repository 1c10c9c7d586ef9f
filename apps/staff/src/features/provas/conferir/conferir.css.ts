import { border, focusRing, from, radius, space, vars } from '@luneta/ui/theme';
import { style } from '@vanilla-extract/css';

export const columns = style({
  display: 'grid',
  gap: space.e16,
  alignItems: 'start',
  '@media': { [from.expanded]: { gridTemplateColumns: 'minmax(0, 1fr) 336px' } },
});
export const sheet = style({ position: 'sticky', top: space.e16 });
export const stem = style({
  padding: space.e12,
  borderRadius: radius.input,
  background: vars.bg.sunken,
  overflowWrap: 'anywhere',
});
export const list = style({ display: 'grid', gap: space.e8, padding: 0, margin: 0, listStyle: 'none' });
export const fault = style({
  display: 'grid',
  gap: space.e8,
  width: '100%',
  minHeight: '64px',
  padding: space.e12,
  border: `${border.thin} solid ${vars.border.default}`,
  borderRadius: radius.card,
  background: vars.bg.surface,
  color: vars.text.default,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:focus-visible': focusRing },
});
export const picture = style({
  display: 'block',
  maxWidth: '100%',
  maxHeight: '180px',
  borderRadius: radius.input,
  background: '#fff',
});
