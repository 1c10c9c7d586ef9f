import { style } from '@vanilla-extract/css';
import { border, from, layer, shortScreen, size, space, type, vars } from '../../../theme/index.ts';

export const bar = style({
  position: 'sticky',
  top: 0,
  zIndex: layer.sticky,
  display: 'flex',
  alignItems: 'center',
  gap: space.e8,
  minHeight: size.hud,
  paddingInline: space.e12,
  background: vars.bg.surface,
  borderBlockEnd: `${border.medium} solid ${vars.border.subtle}`,
  '@media': {
    [from.medium]: { paddingInline: space.e24, gap: space.e16 },
    [shortScreen]: { minHeight: '44px' },
  },
});

export const count = style([
  type.small,
  {
    flex: 1,
    minWidth: 0,
    lineHeight: 1.2,
    color: vars.text.muted,
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '0.35em',
  },
]);
export const number = style({ fontWeight: 700, color: vars.text.default, fontVariantNumeric: 'tabular-nums' });
export const status = style({ flex: 'none' });
