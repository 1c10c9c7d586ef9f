import { style } from '@vanilla-extract/css';

/** Small: it shows that the right file was taken. */
export const picture = style({
  display: 'block',
  maxWidth: '100%',
  maxHeight: 160,
  objectFit: 'contain',
  alignSelf: 'start',
});
