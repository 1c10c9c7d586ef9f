import { border, radius, space, type, vars } from '@luneta/ui/theme';
import { style } from '@vanilla-extract/css';

export const groups = style({ display: 'grid', gap: space.e24 });
export const group = style({ display: 'grid', gap: space.e8 });
export const list = style({ display: 'grid' });
export const row = style({
  ...type.body,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.e4} ${space.e16}`,
  paddingBlock: space.e8,
  borderBlockStart: `${border.thin} solid ${vars.border.subtle}`,
});
export const keys = style({ display: 'flex', alignItems: 'center', gap: space.e4 });
export const between = style({ ...type.caption, color: vars.text.muted });
export const cap = style({
  ...type.captionStrong,
  fontFamily: 'inherit',
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: '28px',
  minHeight: '28px',
  paddingInline: space.e8,
  border: `${border.thin} solid ${vars.border.control}`,
  borderBlockEndWidth: border.medium,
  borderRadius: radius.chip,
  background: vars.bg.surface,
  color: vars.text.default,
});
