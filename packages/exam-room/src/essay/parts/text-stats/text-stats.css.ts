import { radius, space, type, vars } from '@luneta/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: space.e8 });
export const item = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  alignItems: 'center',
  padding: `${space.e8} ${space.e4}`,
  borderRadius: radius.input,
  background: vars.bg.sunken,
});
export const number = style([type.numMd, { margin: 0 }]);
export const word = style([type.caption, { color: vars.text.muted }]);
