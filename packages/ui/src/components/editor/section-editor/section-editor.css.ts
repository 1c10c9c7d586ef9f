import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { space, type } from '../../../theme/scale.ts';

export const state = style({ ...type.captionStrong, display: 'flex', alignItems: 'center', gap: space.e4 });
export const tone = styleVariants({
  untouched: { color: vars.text.muted, fontWeight: 400 },
  changed: { color: vars.warning.fg },
  invalid: { color: vars.danger.fg },
  saved: { color: vars.success.fg },
});
