import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { from } from '../../../theme/breakpoints.ts';
import { space, type } from '../../../theme/scale.ts';

export const indicator = style({
  ...type.captionStrong,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.e4,
  minHeight: '24px',
  fontVariantNumeric: 'tabular-nums',
});
export const state = styleVariants({
  saving: { color: vars.text.muted },
  saved: { color: vars.success.fg },
  unsaved: { color: vars.warning.fg },
  failed: { color: vars.danger.fg },
  offline: { color: vars.danger.fg },
});

export const whole = style({ display: 'none', '@media': { [from.medium]: { display: 'inline' } } });
export const short = style({ whiteSpace: 'nowrap', '@media': { [from.medium]: { display: 'none' } } });
