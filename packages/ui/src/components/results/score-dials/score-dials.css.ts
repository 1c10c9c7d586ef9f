import { style } from '@vanilla-extract/css';
import { space } from '../../../theme/index.ts';
export { label } from '../dial/dial.css.ts';

export const pair = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-evenly',
  alignItems: 'flex-start',
  gap: space.e12,
});
export const one = style({ display: 'grid', justifyItems: 'center', gap: space.e4 });
