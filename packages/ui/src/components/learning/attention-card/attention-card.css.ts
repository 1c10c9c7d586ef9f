import { style } from '@vanilla-extract/css';
import { space, type, vars } from '../../../theme/index.ts';

export const column = style({ display: 'grid', gap: space.e12 });
export const chapter = style([type.small, { color: vars.text.muted }]);
export const name = style({
  ...type.cardTitle,
  overflowWrap: 'break-word',
});
export const measure = style({ display: 'grid', gap: '6px' });
export const line = style({ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: space.e12 });
export const index = style([type.numMd, { color: vars.text.default }]);
