import { style } from '@vanilla-extract/css';
import { space, type } from '../../../theme/index.ts';

export const box = style({ containerType: 'inline-size' });
const beside = '(min-width: 400px)';
export const pair = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space.e16,
  textAlign: 'center',
  '@container': { [beside]: { flexDirection: 'row', gap: space.e24, textAlign: 'start' } },
});
export const words = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space.e8,
  minWidth: 0,
  '@container': { [beside]: { justifyItems: 'start' } },
});
export const text = style([type.h3, { fontVariantNumeric: 'tabular-nums', textWrap: 'balance' }]);
