import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { radius, space, type } from '../../../theme/scale.ts';

export const notice = style({
  ...type.smallStrong,
  display: 'flex',
  alignItems: 'center',
  gap: space.e8,
  padding: '10px 14px',
  borderRadius: radius.input,
});
export const state = styleVariants({
  offline: { background: vars.danger.soft, color: vars.danger.fg },
  back: { background: vars.success.soft, color: vars.success.fg },
});
