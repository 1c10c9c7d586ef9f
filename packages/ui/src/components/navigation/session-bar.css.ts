// The bar of an exam or a game: stays in sight, and measures itself.
import { style } from '@vanilla-extract/css';
import { border, layer, stripHeight, vars } from '../../theme/index.ts';

export const sessionBar = style({
  position: 'sticky',
  top: stripHeight,
  zIndex: layer.sticky,
  containerType: 'inline-size',
  background: vars.bg.surface,
  borderBlockEnd: `${border.medium} solid ${vars.border.subtle}`,
});
