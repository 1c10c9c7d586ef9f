import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { from, radius, space, type } from '../../../theme/scale.ts';

/** On a phone the brand colour reaches the edges of the screen: the margins undo those of `Content`. */
export const hero = style({
  position: 'relative',
  display: 'grid',
  gap: space.e16,
  minWidth: 0,
  alignContent: 'start',
  color: vars.text.onBrand,
  margin: `-${space.e16} -${space.e16} 0`,
  padding: space.e16,
  '@media': {
    [from.medium]: { marginInline: `-${space.e24}`, paddingInline: space.e24 },
    [from.expanded]: { margin: 0, padding: space.e24, gap: space.e20 },
  },
});
globalStyle(`${hero} :focus-visible`, { outlineColor: vars.focus.onBrand });

/** The colour lies behind, so that the card of what is open may stand over its edge. */
export const ground = style({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  background: vars.bg.brand,
  borderRadius: `0 0 ${radius.hero} ${radius.hero}`,
  '@media': { [from.expanded]: { borderRadius: radius.hero } },
});
export const shortGround = style({
  insetBlockEnd: '64px',
  '@media': { [from.expanded]: { insetBlockEnd: 0 } },
});

export const row = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: space.e12,
  '@media': { [from.expanded]: { flexWrap: 'nowrap', gap: space.e20 } },
});
export const words = style({ flex: 1, minWidth: 0 });
export const avatar = style({ padding: 0, borderRadius: '50%', background: 'rgb(255 255 255 / 15%)', flex: 'none' });
/** The numbers, and the way on beside them where there is space. */
export const line = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.e8,
});
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.e8,
  listStyle: 'none',
  padding: 0,
});
export const fact = style({
  ...type.small,
  display: 'flex',
  alignItems: 'center',
  gap: space.e8,
  padding: '6px 12px 6px 8px',
  borderRadius: radius.pill,
  // Opaque: the dotted line passes behind the numbers, not through them.
  background: `linear-gradient(rgb(255 255 255 / 15%) 0 0), ${vars.bg.brand}`,
});
export const value = style({ ...type.numMd, fontSize: '1.125rem' });
export const action = style({
  margin: '-8px -8px 0',
  flex: 'none',
  '@media': { [from.expanded]: { marginBlockStart: 0 } },
});
export const open = style({ position: 'relative', display: 'grid', color: vars.text.default });
globalStyle(`${open} :focus-visible`, { outlineColor: vars.focus.ring });
/** Only where there is space beside the words. */
export const picture = style({
  display: 'none',
  '@media': { [from.expanded]: { display: 'block', flex: 'none', marginBlockEnd: `-${space.e32}` } },
});
