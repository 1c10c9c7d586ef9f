import { style, styleVariants } from '@vanilla-extract/css';
import { type, vars } from '../../../theme/index.ts';

export const mark = style([type.small, { display: 'inline-flex', alignItems: 'center', gap: '4px', fontWeight: 700 }]);
export const tone = styleVariants({
  facil: { color: vars.difficulty.easy },
  medio: { color: vars.difficulty.medium },
  dificil: { color: vars.difficulty.hard },
});
