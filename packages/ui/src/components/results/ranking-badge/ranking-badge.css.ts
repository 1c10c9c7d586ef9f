import { style, styleVariants } from '@vanilla-extract/css';
import { space, type, vars } from '../../../theme/index.ts';

export const badge = style([
  type.smallStrong,
  { display: 'inline-flex', alignItems: 'center', gap: '6px', color: vars.text.default },
]);
export const stacked = style([type.captionStrong, { flexDirection: 'column', gap: space.e2, textAlign: 'center' }]);
export const picture = style({ flex: 'none', forcedColorAdjust: 'none' });
export const size = styleVariants({ sm: { width: '28px', height: '28px' }, lg: { width: '48px', height: '48px' } });
