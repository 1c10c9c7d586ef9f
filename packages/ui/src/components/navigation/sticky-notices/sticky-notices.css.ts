import { globalStyle, style } from '@vanilla-extract/css';
import { layer, space } from '../../../theme/scale.ts';

/** At the foot of the screen: a notice that comes or goes moves nothing of the page above it. */
export const notices = style({
  position: 'sticky',
  bottom: 0,
  zIndex: layer.sticky,
  display: 'grid',
  gap: space.e8,
  width: '100%',
  paddingBlock: space.e8,
});
/** Nothing to say: the region stays for screen readers and takes no space. */
export const quiet = style({ paddingBlock: 0 });
/** What has nothing to say takes no part of the gap either, and stays for screen readers. */
globalStyle(`${notices} > [role="status"]:empty`, { position: 'absolute' });
