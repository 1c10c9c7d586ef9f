import { radius, space, type, vars } from '@luneta/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({ listStyle: 'none', padding: 0, display: 'grid', gap: space.e16 });
export const item = style({ display: 'flex', alignItems: 'center', gap: space.e16 });
export const picture = style({
  flex: 'none',
  width: '104px',
  height: '76px',
  padding: space.e8,
  borderRadius: radius.card,
  background: vars.bg.brandSoft,
  forcedColorAdjust: 'none',
});
export const words = style({ minWidth: 0 });
export const title = style(type.cardTitle);
export const text = style([type.small, { color: vars.text.muted }]);

export const easy = style({ fill: vars.difficulty.easy });
export const medium = style({ fill: vars.difficulty.medium });
export const hard = style({ fill: vars.difficulty.hard });
export const hit = style({ fill: vars.result.hit.bg });
export const hitMark = style({
  fill: 'none',
  stroke: vars.result.hit.fg,
  strokeWidth: 2.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
export const miss = style({ fill: vars.result.miss.bg });
export const missMark = style({ fill: 'none', stroke: vars.result.miss.fg, strokeWidth: 2.5, strokeLinecap: 'round' });
