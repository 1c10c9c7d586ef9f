import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { border } from '../../../theme/scale.ts';

export const divider = style({
  border: 0,
  borderBlockStart: `${border.medium} solid ${vars.border.subtle}`,
  width: '100%',
});
