import { style } from '@vanilla-extract/css';

/** The native radio lies under its whole card; the content above lets its clicks through the label. */
export const nativeRadio = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});
