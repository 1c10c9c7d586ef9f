import { style, styleVariants } from '@vanilla-extract/css';
import { type } from '../../../theme/index.ts';

const line = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '3px',
  flex: 'none',
  fontVariantNumeric: 'tabular-nums',
});
export const size = styleVariants({
  sm: [line, type.small],
  md: [line, type.smallStrong, { fontWeight: 700 }],
  lg: [line, type.numMd, { gap: '6px' }],
});
