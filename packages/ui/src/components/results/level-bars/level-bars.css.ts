import { style, styleVariants } from '@vanilla-extract/css';
import { type, vars } from '../../../theme/index.ts';

export const bar = style({ fill: 'currentColor' });
export const faintBar = style({ fill: 'currentColor', opacity: 0.28 });
export const word = style([type.smallStrong, { display: 'inline-flex', alignItems: 'center', gap: '6px' }]);
export const tone = styleVariants({
  high: { color: vars.level.high },
  medium: { color: vars.level.medium },
  low: { color: vars.level.low },
});
