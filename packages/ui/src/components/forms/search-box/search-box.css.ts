import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { space, type } from '../../../theme/scale.ts';

export const search = style({ display: 'block', minWidth: 0 });
export const input = style({ selectors: { '&::-webkit-search-cancel-button': { display: 'none' } } });
/** Space for the wheel before the button that clears. */
export const waiting = style({ paddingInlineEnd: '84px' });
export const end = style({
  position: 'absolute',
  insetInlineEnd: space.e4,
  display: 'flex',
  alignItems: 'center',
  gap: space.e8,
});
export const wheel = style({ color: vars.text.muted, paddingInlineEnd: space.e8 });
globalStyle(`${wheel}:not(:last-child)`, { paddingInlineEnd: 0 });

/** What was found: no line while there is nothing to say. */
export const found = style({
  ...type.small,
  color: vars.text.muted,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&:not(:empty)': { marginBlockStart: space.e4 } },
});
