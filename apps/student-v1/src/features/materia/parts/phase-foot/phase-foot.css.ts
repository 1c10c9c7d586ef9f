import { border, from, layer, radius, shadow, size, space, vars } from '@luneta/ui/theme';
import { style } from '@vanilla-extract/css';

export const card = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.e12,
  padding: space.e16,
  borderRadius: radius.card,
  border: `${border.medium} solid ${vars.border.subtle}`,
  background: vars.bg.surface,
  color: vars.text.default,
});
export const foot = style({
  position: 'sticky',
  zIndex: layer.sticky,
  // Above the navigation of a phone.
  insetBlockEnd: `calc(${size.bottomBar} + ${space.e8} + env(safe-area-inset-bottom, 0px))`,
  width: `calc(100% - 2 * ${space.e12})`,
  maxWidth: size.content.panel,
  margin: `${space.e8} auto ${space.e12}`,
  boxShadow: shadow.float,
  '@media': { [from.medium]: { insetBlockEnd: space.e16 } },
});
export const words = style({ flex: '1 1 9rem', minWidth: 0 });
export const action = style({ flex: '1 1 8.5rem' });
