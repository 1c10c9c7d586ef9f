import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { from, space, type } from '../../../theme/scale.ts';

/** On a phone it takes two lines rather than squeeze the title. */
export const state = style({
  ...type.captionStrong,
  display: 'flex',
  alignItems: 'center',
  gap: space.e4,
  maxWidth: '8rem',
  '@media': { [from.medium]: { maxWidth: 'none' } },
});
export const tone = styleVariants({
  untouched: { color: vars.text.muted, fontWeight: 400 },
  changed: { color: vars.warning.fg },
  invalid: { color: vars.danger.fg },
  saved: { color: vars.success.fg },
});
