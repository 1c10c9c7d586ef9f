import { style } from '@vanilla-extract/css';

/** Text buttons have 20 px of padding. A negative margin aligns their text with the content below. */
export const bar = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  minHeight: '44px',
  marginInline: '-14px',
});
