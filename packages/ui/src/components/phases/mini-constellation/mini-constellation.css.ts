import { style } from '@vanilla-extract/css';
import { subject, vars } from '../../../theme/contract.css.ts';

export const picture = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  maxHeight: '44px',
  forcedColorAdjust: 'none',
});
const line = { fill: 'none', strokeWidth: 2.5, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
export const done = style({ ...line, stroke: subject.solid });
export const ahead = style({ ...line, stroke: vars.border.control, strokeDasharray: '.1 6' });
export const star = style({
  fill: vars.game.star,
  stroke: vars.game.starEdge,
  strokeWidth: 1.5,
  strokeLinejoin: 'round',
});
export const kite = style({
  fill: vars.game.star,
  stroke: vars.game.starText,
  strokeWidth: 1.8,
  strokeLinejoin: 'round',
});
export const place = style({ fill: vars.bg.surface, stroke: vars.border.control, strokeWidth: 1.8 });
