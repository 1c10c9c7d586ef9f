// The bar of an exam or a game: it is sticky and a size container.
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
