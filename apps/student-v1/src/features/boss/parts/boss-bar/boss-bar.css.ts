import { layer, space, stripHeight, vars } from '@luneta/ui/theme';
import { style } from '@vanilla-extract/css';

export const bar = style({
  position: 'sticky',
  top: stripHeight,
  zIndex: layer.sticky,
  display: 'grid',
  background: vars.bg.canvas,
  gap: space.e4,
  padding: `${space.e4} ${space.e16} ${space.e8}`,
});
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.e8,
  marginInlineStart: '-10px',
});
