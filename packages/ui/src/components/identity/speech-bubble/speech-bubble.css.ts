import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { radius, space, type } from '../../../theme/scale.ts';

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
