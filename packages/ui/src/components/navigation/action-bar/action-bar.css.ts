import { style } from '@vanilla-extract/css';
import { border, from, layer, size, space, vars } from '../../../theme/index.ts';

export const bar = style({
  position: 'sticky',
  bottom: 0,
  zIndex: layer.sticky,
  paddingBlock: `${space.e12} calc(${space.e16} + env(safe-area-inset-bottom, 0px))`,
  paddingInline: space.e16,
  background: vars.bg.surface,
  borderBlockStart: `${border.medium} solid ${vars.border.subtle}`,
  '@media': { [from.medium]: { paddingInline: space.e24 }, print: { display: 'none' } },
});

export const actions = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: space.e12,
  maxWidth: size.content.reading,
  marginInline: 'auto',
});
