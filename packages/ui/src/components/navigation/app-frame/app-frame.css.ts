import { style } from '@vanilla-extract/css';
import { from } from '../../../theme/scale.ts';

export const frame = style({ display: 'flex', flexDirection: 'column', minWidth: 0, minHeight: ['100vh', '100dvh'] });
export const columns = style({ display: 'flex', flex: 1, minWidth: 0, alignItems: 'stretch' });
/** Below the width of a column the sidebar is a bar over the content. */
export const withSide = style({
  flexDirection: 'column',
  '@media': { [from.expanded]: { flexDirection: 'row' } },
});
export const main = style({ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' });
