import { font, space, type } from '@luneta/ui/theme';
import { style } from '@vanilla-extract/css';

export const panel = style({ display: 'grid', gap: space.e16, minWidth: 0 });
export const progress = style({ display: 'grid', gap: space.e8 });
export const line = style([type.small, { display: 'flex', justifyContent: 'space-between', gap: space.e12 }]);
export const percent = style({ fontFamily: font.display, fontWeight: 700, fontVariantNumeric: 'tabular-nums' });
