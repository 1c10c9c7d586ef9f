import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { border, space } from '../../../theme/scale.ts';

export const edited = style({
  background: vars.bg.brandSoft,
  borderBlockStart: `${border.thin} solid ${vars.border.subtle}`,
});
/** Controls begin in one line, whatever stands below one of them. */
export const cell = style({
  padding: space.e8,
  verticalAlign: 'top',
  selectors: { '&:has(input, select)': { minWidth: '12rem' } },
});
export const wrong = style({ padding: `0 ${space.e8} ${space.e8}`, background: vars.bg.brandSoft });
export const add = style({ padding: space.e4, borderBlockStart: `${border.thin} solid ${vars.border.subtle}` });
