import { style } from '@vanilla-extract/css';
import { type, vars } from '../../../theme/index.ts';

export const box = style({ display: 'grid', gap: '6px' });
export const text = style([type.smallStrong, { color: vars.text.muted, fontVariantNumeric: 'tabular-nums' }]);
