import { style } from '@vanilla-extract/css';
import { space } from '../../../theme/scale.ts';

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.e4,
  minHeight: '56px',
  marginInlineStart: '-10px',
});
export const words = style({ flex: '1 1 200px', minWidth: 0 });
