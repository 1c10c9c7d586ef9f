import { style } from '@vanilla-extract/css';
import { space, type, vars } from '../../../theme/index.ts';

export const list = style({ listStyle: 'none', padding: 0, display: 'grid', gap: space.e12 });
export const item = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: space.e12,
  alignItems: 'center',
});
export const body = style({ display: 'grid', gap: '6px', minWidth: 0 });
export const line = style([type.small, { display: 'flex', justifyContent: 'space-between', gap: space.e12 }]);
export const name = style({ color: vars.text.default, fontWeight: 600, minWidth: 0 });
export const count = style({ flex: 'none', color: vars.text.muted, fontVariantNumeric: 'tabular-nums' });
