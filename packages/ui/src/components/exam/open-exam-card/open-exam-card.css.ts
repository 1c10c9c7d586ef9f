import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { border, radius, shadow, space, type, vars } from '../../../theme/index.ts';

export const card = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.e12,
  minWidth: 0,
  padding: space.e16,
  borderRadius: radius.hero,
});
export const look = styleVariants({
  brand: {
    background: vars.bg.brand,
    color: vars.text.onBrand,
    // A text button on the blue is as pale as the small words, also under the pointer.
    vars: { [vars.text.link]: '#EDF3FF', [vars.bg.brandSoft]: '#FFFFFF26' },
  },
  surface: {
    background: vars.bg.surface,
    border: `${border.medium} solid ${vars.border.subtle}`,
    boxShadow: shadow.float,
  },
});
globalStyle(`${look.brand} :focus-visible`, { outlineColor: vars.focus.onBrand });
globalStyle(`${look.brand} [role="progressbar"]`, { background: '#FFFFFF40' });
globalStyle(`${look.brand} [role="progressbar"] > *`, { background: vars.action.game.bg });

export const top = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.e8 });
export const time = style({ ...type.bodyStrong, marginInlineStart: 'auto', fontVariantNumeric: 'tabular-nums' });
export const column = style({ display: 'grid', gap: space.e12, minWidth: 0 });
export const words = style({ display: 'grid', gap: space.e2 });
export const title = style({ ...type.h2, overflowWrap: 'anywhere' });
const small = { ...type.small, fontVariantNumeric: 'tabular-nums' } as const;
export const text = styleVariants({
  // 6.5:1 on the brand blue; the paler blue of links is not enough.
  brand: { ...small, color: '#EDF3FF' },
  surface: { ...small, color: vars.text.muted },
});
export const progress = style({ display: 'grid', gap: '6px' });
export const counted = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space.e12,
});
globalStyle(`${counted} > span`, { fontWeight: 700 });
export const actions = style({ display: 'grid', gap: space.e8, marginBlockStart: space.e4 });
