import { style } from '@vanilla-extract/css';
import { space, type } from '../../../theme/index.ts';

export const box = style({ containerType: 'inline-size' });
// The ring, a gap and a grade of one decimal: the inside of a card of a 360 px phone.
const beside = '(min-width: 280px)';
const wide = '(min-width: 400px)';
export const pair = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space.e16,
  textAlign: 'center',
  '@container': { [beside]: { flexDirection: 'row', textAlign: 'start' }, [wide]: { gap: space.e24 } },
});
export const words = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space.e8,
  minWidth: 0,
  '@container': { [beside]: { justifyItems: 'start' } },
});
export const text = style([type.h3, { fontVariantNumeric: 'tabular-nums', textWrap: 'balance' }]);
export const underGrade = style([type.smallStrong, { fontVariantNumeric: 'tabular-nums', textWrap: 'balance' }]);
