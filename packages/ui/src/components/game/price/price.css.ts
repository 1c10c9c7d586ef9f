import { style } from '@vanilla-extract/css';
import { space } from '../../../theme/index.ts';

/** Sits on the line of the words before it and never breaks inside. */
export const price = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.e4,
  verticalAlign: 'middle',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});
export const dot = style({ marginInline: space.e4 });
