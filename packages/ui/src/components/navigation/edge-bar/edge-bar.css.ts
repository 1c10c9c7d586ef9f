import { style } from '@vanilla-extract/css';

/** Text buttons have 20 px of air inside: pulled out by as much, their words stand flush with what is below. */
export const bar = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  minHeight: '44px',
  marginInline: '-14px',
});
