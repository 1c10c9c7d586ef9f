import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { border, size, space } from '../../../theme/scale.ts';

export const trigger = style({ selectors: { '&[data-popup-open]': { background: vars.bg.brandSoft } } });
export const danger = style({
  color: vars.danger.fg,
  fontWeight: 600,
  selectors: {
    '&[data-highlighted]': {
      background: vars.danger.soft,
      color: vars.danger.fg,
      boxShadow: `inset 3px 0 0 ${vars.danger.border}`,
    },
  },
});
/** The place of an icon. */
export const noIcon = style({ flex: 'none', width: size.icon[20] });
export const line = style({
  height: border.medium,
  marginBlock: space.e8,
  background: vars.border.subtle,
  '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
});
