import { style } from '@vanilla-extract/css';
import { font, space, type, vars } from '../../../theme/index.ts';

export const column = style({ display: 'grid', gap: space.e12 });
export const chapter = style([type.small, { color: vars.text.muted }]);
export const name = style({
  fontFamily: font.display,
  fontWeight: 700,
  fontSize: '1.0625rem',
  lineHeight: 1.25,
  overflowWrap: 'break-word',
});
export const measure = style({ display: 'grid', gap: '6px' });
export const line = style({ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: space.e12 });
export const index = style([type.numMd, { color: vars.text.default }]);
