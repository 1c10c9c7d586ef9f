import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

export const select = style({
  appearance: 'none',
  fontWeight: 600,
  cursor: 'pointer',
  textOverflow: 'ellipsis',
  // One line: no larger than a narrow phone can show in full.
  fontSize: 'min(1rem, 6.5vw)',
});
export const arrow = style({
  position: 'absolute',
  insetInlineEnd: '14px',
  color: vars.text.default,
  pointerEvents: 'none',
  selectors: { ':disabled + &': { color: vars.text.muted } },
});
