import { style } from '@vanilla-extract/css';
import { space, type, vars } from '../../../theme/index.ts';

export const score = style({ display: 'flex', alignItems: 'baseline', gap: space.e8, flexWrap: 'wrap' });
export const value = style([type.numXl, { color: vars.text.strong }]);
export const max = style([type.body, { color: vars.text.muted, fontVariantNumeric: 'tabular-nums' }]);
