import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { from, layer, size, space, stripHeight } from '../../../theme/scale.ts';

/** Below the bar of a session while the page scrolls; the gutters are those of the content below. */
export const notices = style({
  position: 'sticky',
  top: `calc(${size.hud} + ${stripHeight})`,
  zIndex: layer.sticky,
  background: vars.bg.canvas,
  display: 'grid',
  gap: space.e8,
  width: '100%',
  maxWidth: size.content.student,
  marginInline: 'auto',
  paddingBlock: space.e8,
  paddingInline: space.e16,
  '@media': {
    [from.medium]: { paddingInline: space.e24 },
    [from.expanded]: { paddingInline: space.e32 },
    [from.wide]: { paddingInline: space.e40 },
  },
});
/** Nothing to say: the region stays for screen readers and takes no space. */
export const quiet = style({ paddingBlock: 0 });
