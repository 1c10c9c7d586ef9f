import { style } from '@vanilla-extract/css';
import { space, type } from '../../../theme/scale.ts';

export const pager = style({ display: 'flex', alignItems: 'center', justifyContent: 'center', gap: space.e16 });
export const place = style({
  ...type.smallStrong,
  fontVariantNumeric: 'tabular-nums',
  minWidth: '9ch',
  textAlign: 'center',
});
