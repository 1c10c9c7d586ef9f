import { style, styleVariants } from '@vanilla-extract/css';
import { space, type, vars } from '../../../theme/index.ts';

export const badge = style([
  type.smallStrong,
  { display: 'inline-flex', alignItems: 'center', gap: '6px', color: vars.text.default },
]);
// A column of its own width, so that three badges side by side keep their pictures in one line.
export const stacked = style([
  type.captionStrong,
  { flexDirection: 'column', gap: space.e4, maxWidth: '96px', textAlign: 'center', textWrap: 'balance' },
]);
export const picture = style({ flex: 'none', forcedColorAdjust: 'none' });
export const size = styleVariants({ sm: { width: '28px', height: '28px' }, lg: { width: '48px', height: '48px' } });
