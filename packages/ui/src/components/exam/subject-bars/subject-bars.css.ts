import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { space, type, vars } from '../../../theme/index.ts';

export const box = style({ containerType: 'inline-size' });
export const list = style({ listStyle: 'none', padding: 0, display: 'grid', gap: space.e12 });
export const item = style({
  display: 'grid',
  gridTemplateAreas: '"tile name count" "tile bar bar"',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: space.e12,
  rowGap: '6px',
  alignItems: 'center',
});
export const tile = style({ gridArea: 'tile' });
export const name = style([type.small, { gridArea: 'name', fontWeight: 600, overflowWrap: 'anywhere' }]);
export const count = style([
  type.small,
  { gridArea: 'count', color: vars.text.muted, fontVariantNumeric: 'tabular-nums' },
]);
export const bar = style({ gridArea: 'bar', minWidth: 0 });

const roomy = '(min-width: 400px)';
export const size = styleVariants({
  sm: {},
  lg: {
    '@container': {
      [roomy]: {
        gridTemplateAreas: '"tile name bar count"',
        gridTemplateColumns: 'auto clamp(110px, 28%, 180px) minmax(0, 1fr) minmax(36px, auto)',
      },
    },
  },
});
globalStyle(`${size.lg} ${count}`, {
  ...type.bodyStrong,
  fontWeight: 700,
  color: vars.text.default,
  textAlign: 'end',
});
globalStyle(`${size.lg} ${name}`, { '@container': { [roomy]: { ...type.body } } });
