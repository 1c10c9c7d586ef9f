import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { border, layer, shortScreen, space, stripHeight, type } from '../../../theme/scale.ts';

export const box = style({ display: 'grid', gap: '6px', minWidth: 0 });
/** Below the strip of the mode; the canvas behind it hides what scrolls under it. */
export const stuck = style({
  position: 'sticky',
  insetBlockStart: stripHeight,
  zIndex: layer.sticky,
  paddingBlock: space.e12,
  background: vars.bg.canvas,
  borderBlockEnd: `${border.thin} solid ${vars.border.subtle}`,
  '@media': { [shortScreen]: { position: 'static' }, print: { position: 'static' } },
});
export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space.e2} ${space.e12}`,
});
export const label = style({ ...type.smallStrong, fontWeight: 700, fontVariantNumeric: 'tabular-nums' });
export const detail = style({ ...type.small, color: vars.text.muted, fontVariantNumeric: 'tabular-nums' });
export const list = style({ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', gap: '6px' });
export const step = style({ position: 'relative', minWidth: 0 });
