import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { focusRing, motionWanted, radius, size, space, type } from '../../../theme/scale.ts';

export const region = style({ display: 'grid', gap: space.e12, minWidth: 0, containerType: 'inline-size' });
export const head = style({ display: 'flex', alignItems: 'center', gap: space.e12, minHeight: size.target.min });
export const title = style({ flex: 1, minWidth: 0 });
export const text = style([type.small, { marginBlockStart: `-${space.e8}`, color: vars.text.muted }]);
export const counter = style({ ...type.smallStrong, color: vars.text.muted, fontVariantNumeric: 'tabular-nums' });
export const buttons = style({ display: 'flex', gap: space.e8 });
// Until the carousel knows whether it turns, they only keep their place.
globalStyle(`${head}[data-waiting] > :is(${counter}, ${buttons})`, { visibility: 'hidden' });

/** The padding leaves space for the focus rings of the cards, which a scroller would cut off. */
export const view = style({
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollPaddingInline: '5px',
  scrollbarWidth: 'none',
  margin: '-5px',
  padding: '5px',
  borderRadius: radius.card,
  selectors: { '&:focus-visible': { ...focusRing, outlineOffset: 0 } },
  '@media': { [motionWanted]: { scrollBehavior: 'smooth' } },
});
globalStyle(`[data-movimento="reduzido"] ${view}`, { scrollBehavior: 'auto' });

export const list = style({
  display: 'flex',
  gap: space.e12,
  listStyle: 'none',
  padding: 0,
  // The same space after the last card, where the padding of a scroller does not count.
  selectors: { '&::after': { content: '', flex: 'none', width: '5px', marginInlineStart: `-${space.e12}` } },
});
/** One and the edge of the next on a phone, two or three where there is space. */
export const item = style({
  display: 'grid',
  flex: 'none',
  width: 'calc(100% - 48px)',
  scrollSnapAlign: 'start',
  '@container': {
    // One alone fills a phone; where there is space it is as wide as it is beside others.
    '(max-width: 559.98px)': { selectors: { '&:only-child': { width: '100%' } } },
    '(min-width: 560px)': { width: `calc((100% - ${space.e12}) / 2)` },
    '(min-width: 840px)': { width: `calc((100% - 2 * ${space.e12}) / 3)` },
  },
});
