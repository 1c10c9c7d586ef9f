import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { space, type } from '../../../theme/scale.ts';
import { popup } from '../popup/popup.css.ts';

/** Space for both buttons at the end of the box. */
export const input = style({ paddingInlineEnd: '96px' });
export const buttons = style({ position: 'absolute', insetInlineEnd: space.e4, display: 'flex', alignItems: 'center' });

/** As wide as the box it belongs to. */
export const list = style([
  popup,
  {
    width: 'var(--anchor-width)',
    maxWidth: 'var(--available-width)',
    maxHeight: 'min(var(--available-height), 360px)',
    display: 'flex',
    flexDirection: 'column',
  },
]);
export const scroll = style({
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  minHeight: 0,
  scrollPaddingBlock: '40px',
});
globalStyle(`${scroll}:empty`, { display: 'none' });

export const group = style({
  ...type.captionStrong,
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  padding: `${space.e8} ${space.e12} ${space.e4}`,
  background: vars.bg.raised,
  color: vars.text.muted,
});
/** In large text what stands at the end goes under the words. */
export const line = style({ flexWrap: 'wrap', rowGap: 0 });
export const words = style({ flex: '1 1 3rem', minWidth: 0 });
export const meta = style({
  ...type.caption,
  flex: 'none',
  maxWidth: '100%',
  color: vars.text.muted,
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`[data-highlighted] > ${meta}`, { color: 'inherit' });

/** Loading, and that nothing fits: without words they take no space. */
export const news = style({
  ...type.small,
  display: 'flex',
  alignItems: 'center',
  gap: space.e8,
  padding: space.e12,
  color: vars.text.muted,
  selectors: { '&:empty': { padding: 0 } },
});
