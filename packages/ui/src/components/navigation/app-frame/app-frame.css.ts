import { style } from '@vanilla-extract/css';
import { stripHeight } from '../../../theme/scale.ts';

export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: [`calc(100vh - ${stripHeight})`, `calc(100dvh - ${stripHeight})`],
  // Paper ends where its content ends.
  '@media': { print: { minHeight: 0 } },
});
export const columns = style({ display: 'flex', flex: 1, minWidth: 0, alignItems: 'stretch' });
export const main = style({ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' });
