import { radius, space, type, vars } from '@luneta/ui/theme';
import { style } from '@vanilla-extract/css';

/** The text comes first in the DOM; Pipa is shown before it. */
export const bubble = style({
  display: 'flex',
  flexDirection: 'row-reverse',
  alignItems: 'center',
  gap: space.e12,
  padding: '14px',
  borderRadius: radius.button,
  background: vars.info.soft,
  color: vars.text.default,
});
export const words = style({ ...type.small, flex: 1, minWidth: 0, overflowWrap: 'break-word' });
