import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { type } from '../../../theme/scale.ts';

export const capsHint = style({
  ...type.smallStrong,
  color: vars.warning.fg,
  selectors: { '&:empty': { position: 'absolute' } },
});
