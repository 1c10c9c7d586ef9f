import { style } from '@vanilla-extract/css';
import { border, space, type, vars } from '../../../theme/index.ts';

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.e12,
  // Three lines, on a phone: whether the count stands beside the place depends on the font, which comes later.
  minBlockSize: '4.4375rem',
});
export const words = style({ flex: 1, minWidth: 0 });
export const title = style([type.smallStrong, { color: vars.text.muted }]);
export const standing = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space.e8 });
export const place = style([type.h1, { fontWeight: 800, lineHeight: 1.1, fontVariantNumeric: 'tabular-nums' }]);
export const outOf = style([type.small, { color: vars.text.muted, fontVariantNumeric: 'tabular-nums' }]);
export const next = style([
  type.small,
  {
    marginBlockStart: space.e12,
    paddingBlockStart: space.e12,
    borderBlockStart: `${border.medium} solid ${vars.border.subtle}`,
    fontVariantNumeric: 'tabular-nums',
  },
]);
