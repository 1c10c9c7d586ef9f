import { style } from '@vanilla-extract/css';
import { radius, space, type, vars } from '../../../theme/index.ts';

export const line = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space.e12 });
export const next = style({ display: 'grid', gap: space.e8 });
export const time = style([type.numMd, { color: vars.game.lifeText }]);
export const balance = style([
  line,
  { padding: `${space.e8} ${space.e12}`, borderRadius: radius.input, background: vars.bg.sunken },
]);
export const coins = style([
  type.numMd,
  { display: 'inline-flex', alignItems: 'center', gap: space.e8, color: vars.text.default },
]);
