import { style } from '@vanilla-extract/css';
import { space, type, vars } from '../../../theme/index.ts';

export const list = style({ listStyle: 'none', padding: 0, display: 'grid', gap: space.e12 });
export const row = style({ display: 'flex', alignItems: 'center', gap: space.e16 });
export const art = style({ flex: 'none', forcedColorAdjust: 'none' });
export const words = style({ minWidth: 0 });
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space.e2} ${space.e8}` });
export const name = style([type.h3]);
export const text = style([type.small, { color: vars.text.muted }]);
