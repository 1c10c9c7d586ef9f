import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { border, from, radius, space, type } from '../../../theme/scale.ts';

export const list = style({ display: 'grid', padding: 0, listStyle: 'none' });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${space.e8} ${space.e12}`,
  paddingBlock: space.e12,
  selectors: { '& + &': { borderBlockStart: `${border.thin} solid ${vars.border.subtle}` } },
  '@media': { [from.medium]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
});
export const tile = style({
  display: 'grid',
  placeItems: 'center',
  width: '38px',
  height: '38px',
  borderRadius: radius.cell,
});
export const tone = styleVariants({
  info: { background: vars.info.soft, color: vars.info.fg },
  success: { background: vars.success.soft, color: vars.success.fg },
  warning: { background: vars.warning.soft, color: vars.warning.fg },
  danger: { background: vars.danger.soft, color: vars.danger.fg },
});
export const words = style({ display: 'grid', minWidth: 0, overflowWrap: 'anywhere' });
export const title = style({ ...type.smallStrong });
export const detail = style({ ...type.caption, color: vars.text.muted });
/** Under the words on a phone, beside them where there is space. */
export const action = style({
  gridColumn: 2,
  justifySelf: 'start',
  '@media': { [from.medium]: { gridColumn: 'auto', justifySelf: 'end' } },
});
